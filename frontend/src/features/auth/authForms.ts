/** One chunk: whoever comes to log in often goes on to register, or has forgotten the password. */
export { ForgotPasswordForm } from './ForgotPasswordForm'
export { ConfirmEmail, ConfirmNewsletter, LeaveNewsletter } from './linkActions'
export { LoginForm } from './LoginForm'
export { RegisterForm } from './RegisterForm'
export { ResetPasswordForm } from './ResetPasswordForm'
