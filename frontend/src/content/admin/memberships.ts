import type { MembershipState } from '../../api/operationTypes'
import { dollars } from '../../format/money'
import { counted } from './counted'
import { withMail } from './mailed'

const states: Record<MembershipState, string> = { active: 'Active', ended: 'Ended' }

/** The texts of the team's list of memberships. */
export const membershipsTexts = {
  search: 'Search by name or email',
  state: 'State',
  anyState: 'All',
  states,
  caption: 'Memberships by founding number',
  number: 'Number',
  name: 'Name',
  email: 'Email',
  plan: 'Plan',
  since: 'Since',
  endsOn: 'Ends on',
  none: 'N/A',
  count: (total: number) => counted(total, 'membership'),
  empty: 'No memberships yet',
  nothing: 'No membership matches',
  everything: 'Show all memberships',
  failed: 'The memberships could not be loaded.',
  stateOf: (name: string) => `Membership of ${name}`,
  /** Without a reason it is the member's own notice. */
  setEnd: (day: string, reason: string | null) =>
    reason === null
      ? `The member has given notice. The last day is ${day}.`
      : `The club has set ${day} as the last day. Reason: ${reason}`,
  end: {
    label: 'End…',
    named: (name: string) => `End the membership of ${name}`,
    lead: (plan: string, number: number) =>
      `Founding number ${String(number)}, plan ${plan}. The number is not given to anyone else.`,
    endsOn: 'Last day',
    endsOnMissing: 'Please choose a day',
    reason: 'Reason',
    hint: withMail(
      'The member reads the reason on the dashboard.',
      'The member gets a mail now and one after the last day. They give the reason only to a confirmed address.',
    ),
    bookings: (count: number, sendsMail: boolean | undefined) =>
      count === 0
        ? 'No booking is after the last day.'
        : `${counted(count, 'booking is', 'bookings are')} after the last day: cancelled free of charge${sendsMail ? ', with a mail to the member' : ''}. If the end is withdrawn, bookings do not come back.`,
    charges: (count: number, cents: number) =>
      count === 0
        ? 'No charge is open.'
        : `${counted(count, 'charge stays', 'charges stay')} open: ${dollars(cents)} to settle.`,
    dues: (count: number, cents: number) =>
      `${counted(count, 'due stays', 'dues stay')} open: ${dollars(cents)} to settle.`,
    unknown: 'It could not be loaded which bookings and charges this concerns.',
    submit: 'End the membership',
    pending: 'Saving...',
    done: (name: string, day: string) => `The membership of ${name} ends after ${day}.`,
    failed: { title: 'Not ended', description: 'Please try again.', preferServer: true },
  },
  changePlan: {
    label: 'Change plan…',
    named: (name: string) => `Change plan of ${name}`,
    /** A server of the earlier version has started the membership. A job writes the plan down. */
    noPlan: 'The plan of this membership is not stored yet. Please try again in an hour.',
    cancel: 'Not now',
    failed: { title: 'Not changed', description: 'Please try again.', preferServer: true },
    done: (name: string, effect: string) => `${name}: ${effect}`,
  },
  keep: {
    label: 'Withdraw the end…',
    named: (name: string) => `Withdraw the end of the membership of ${name}`,
    follows: withMail(
      'The membership goes on without a last day. Bookings that were cancelled do not come back.',
      'The member gets a mail.',
    ),
    submit: 'Withdraw the end',
    pending: 'Saving...',
    cancel: 'Not now',
    done: (name: string) => `The membership of ${name} goes on.`,
    failed: { title: 'Not withdrawn', description: 'Please try again.' },
  },
}
