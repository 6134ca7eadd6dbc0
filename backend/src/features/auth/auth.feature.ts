import type { Feature } from '../feature'
import { confirmEmailLink, resetPasswordLink } from './auth.links'
import {
  confirmEmailMail,
  newSignInMail,
  passwordChangedMail,
  resetPasswordMail,
  welcomeMail,
} from './auth.mails'
import { AuthResolver } from './auth.resolver'
import { EmailConfirmationResolver } from './email-confirmation.resolver'
import { PasswordResetResolver } from './password-reset.resolver'
import { signInActions } from './sign-in-records.service'

export const authFeature: Feature = {
  resolvers: [AuthResolver, EmailConfirmationResolver, PasswordResetResolver],
  mails: [welcomeMail, confirmEmailMail, resetPasswordMail, passwordChangedMail, newSignInMail],
  linkPurposes: [confirmEmailLink, resetPasswordLink],
  auditActions: signInActions,
}
