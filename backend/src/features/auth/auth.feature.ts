import type { Feature } from '../feature'
import { AuthResolver } from './auth.resolver'
import { EmailConfirmationResolver } from './email-confirmation.resolver'
import { PasswordResetResolver } from './password-reset.resolver'

export const authFeature: Feature = {
  resolvers: [AuthResolver, EmailConfirmationResolver, PasswordResetResolver],
}
