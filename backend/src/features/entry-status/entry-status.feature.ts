import type { Feature } from '../feature'
import { waitlistLeftMail } from './entry-status.mails'
import { EntryStatusResolver } from './entry-status.resolver'
import { statusActions } from './entry-status.service'
import { leavingActions } from './leave-waitlist.service'
import { LeavingResolver } from './leaving.resolver'

export const entryStatusFeature: Feature = {
  resolvers: [EntryStatusResolver, LeavingResolver],
  mails: [waitlistLeftMail],
  auditActions: { ...statusActions, ...leavingActions },
}
