import type { NotToldReason } from '../api/operationTypes'
import { waitlistEntry } from './waitlistFixtures'

/** Returns the person of an entry of the waitlist whom a change could not tell. */
export function notTold(index: number, reason: NotToldReason = 'undeliverable') {
  const { user } = waitlistEntry(index)
  return { __typename: 'NotTold', reason, person: user }
}
