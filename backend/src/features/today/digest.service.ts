import { User } from '../../accounts/user.entity'
import { mayDo } from '../../graphql/rights'
import type { StaffScope } from '../../shared/staff-scopes'
import {
  countEndingOffers,
  countFailedMails,
  readOpenMessages,
  sumOwed,
  todayOf,
} from './today.service'
import type { OpenMessages, Owed, RowsUntil } from './today.types'

/** What the team's mail of a workday says; a part is missing if the person may not read it. */
export interface Digest {
  messages?: OpenMessages
  failedMails?: number
  offersEnding?: RowsUntil
  owed?: Owed
}

/**
 * Reads what there is to do, as Today counts it, and as far as the person may read it (MAIL-32). Staff
 * who lack their second factor may read nothing; the owner may always.
 */
export async function readDigest(person: User, now: Date): Promise<Digest> {
  const may = (scope: StaffScope) => mayDo(person, scope, { ownerNeedsSecondFactor: false })
  return {
    ...(may('INBOX_READ') && { messages: await readOpenMessages() }),
    ...(may('MAIL_READ') && { failedMails: await countFailedMails() }),
    ...(may('WAVES_READ') && { offersEnding: await countEndingOffers(todayOf(now), 0) }),
    ...(may('CHARGES_READ') && { owed: await sumOwed() }),
  }
}

/** Returns whether there is nothing to do. */
export const isEmptyDigest = ({ messages, failedMails, offersEnding, owed }: Digest): boolean =>
  [messages?.count, failedMails, offersEnding?.count, owed?.count].every(count => !count)
