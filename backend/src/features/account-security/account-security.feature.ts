import type { Feature } from '../feature'
import { ProveIdentityResolver } from './prove-identity.resolver'

export const accountSecurityFeature: Feature = {
  resolvers: [ProveIdentityResolver],
}
