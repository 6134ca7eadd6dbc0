import type { Feature } from '../feature'
import { planChangedMail } from './plan-changes.mails'
import { PlanChangesResolver } from './plan-changes.resolver'
import { planActions } from './plan-changes.service'

export const planChangesFeature: Feature = {
  resolvers: [PlanChangesResolver],
  mails: [planChangedMail],
  auditActions: planActions,
}
