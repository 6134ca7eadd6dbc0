import type { Feature } from '../feature'
import { ChangePasswordResolver } from './change-password.resolver'
import { ProveIdentityResolver } from './prove-identity.resolver'
import { SessionsResolver } from './sessions.resolver'

export const accountSecurityFeature: Feature = {
  resolvers: [ChangePasswordResolver, ProveIdentityResolver, SessionsResolver],
}
