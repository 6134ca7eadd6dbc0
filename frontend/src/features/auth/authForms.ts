/** One chunk: many people who open the login form go on to register or to reset the password. */
export { ForgotPasswordForm } from './ForgotPasswordForm'
export { ConfirmEmail, ConfirmNewsletter, LeaveNewsletter } from './linkActions'
export { LoginForm } from './LoginForm'
export { OfferSignIn } from './OfferSignIn'
export { RegisterForm } from './RegisterForm'
export { ResetPasswordForm } from './ResetPasswordForm'
export { SignedIn } from './SignedIn'
