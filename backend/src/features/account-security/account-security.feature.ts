import type { Feature } from '../feature'
import { ChangePasswordResolver } from './change-password.resolver'
import { ProveIdentityResolver } from './prove-identity.resolver'
import { SessionsResolver } from './sessions.resolver'
import { UndoEmailChangeResolver } from './undo-email-change.resolver'

export const accountSecurityFeature: Feature = {
  resolvers: [
    ChangePasswordResolver,
    ProveIdentityResolver,
    SessionsResolver,
    UndoEmailChangeResolver,
  ],
}
