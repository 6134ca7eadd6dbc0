import type { Feature } from '../feature'
import { ChargesResolver } from './charges.resolver'
import { chargeActions } from './charges.service'

export const chargesFeature: Feature = {
  resolvers: [ChargesResolver],
  auditActions: chargeActions,
}
