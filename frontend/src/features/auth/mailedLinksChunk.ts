/** One chunk for what most visitors of /auth never see. */
export { ForgotPasswordForm } from './ForgotPasswordForm'
export { ConfirmEmail, ConfirmNewsletter, LeaveNewsletter } from './linkActions'
export { ResetPasswordForm } from './ResetPasswordForm'
