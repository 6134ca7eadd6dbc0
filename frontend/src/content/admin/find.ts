import type { MembershipState, WaitlistStatus } from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'
import { personTexts } from './person'

/** The texts of the field that finds people. */
export const findTexts = {
  label: 'Find a person',
  placeholder: 'Find a person',
  hint: 'Name, email, phone, #18 or No. 7. Press / to come here.',
  results: 'People found',
  recent: 'Recent people',
  searching: 'Searching...',
  found: (count: number) => `${formatCount(count)} found`,
  nobody: 'Nobody found',
  failed: 'The search has failed. Please type again.',
  position: (position: number, status: WaitlistStatus | null) =>
    `#${String(position)}${status ? `, ${personTexts.states[status].toLowerCase()}` : ''}`,
  member: (number: number, state: MembershipState | null) =>
    `${state === 'active' ? personTexts.states.member : personTexts.states.former}, No. ${String(number)}`,
  message: 'message, no account',
  newsletter: 'newsletter, no account',
}
