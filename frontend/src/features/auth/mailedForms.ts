/** One chunk: the forms that request a mailed link or open one. */
export { ForgotPasswordForm } from './ForgotPasswordForm'
export { ConfirmEmail, ConfirmNewsletter, LeaveNewsletter } from './linkActions'
export { ResetPasswordForm } from './ResetPasswordForm'
