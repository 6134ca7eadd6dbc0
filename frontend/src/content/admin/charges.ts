import { dollars } from '../../format/money'
import type { ChargeState } from '../../api/operationTypes'
import { counted } from './counted'

const states: Record<ChargeState, string> = {
  open: 'Open',
  settled: 'Settled',
  waived: 'Waived',
  void: 'Void',
}

/* What the sum is: of the listed charges, or of the open ones if all are listed. */
const sums: Record<ChargeState | 'all', string> = {
  open: 'to settle',
  settled: 'settled',
  waived: 'waived',
  void: 'void',
  all: 'to settle',
}

const charges = (total: number) => counted(total, 'charge')

/** The texts of the team's list of charges. */
export const chargesTexts = {
  search: 'Search by name or email',
  find: 'FIND',
  state: 'State',
  all: 'All',
  states,
  download: 'Export CSV',
  caption: 'Charges, latest first',
  member: 'Member',
  booking: 'Booking',
  kind: 'Charge',
  amount: 'Amount',
  detail: 'How or why',
  none: 'N/A',
  bookingOf: (court: string, time: string) => `${court}, ${time}`,
  count: charges,
  found: charges,
  sum: (cents: number, state: ChargeState | undefined) =>
    `${dollars(cents)} ${sums[state ?? 'all']}`,
  empty: 'No charges yet',
  noneOpen: 'No charge is open',
  nothing: 'No charge matches',
  everything: 'Show all charges',
  failed: 'The charges could not be loaded.',
  stateOf: (charge: string, name: string) => `${charge} of ${name}`,
  settle: {
    label: 'Settle…',
    named: (charge: string, name: string) => `Settle: ${charge}, ${name}`,
    how: 'How, such as card or cash',
    submit: 'Settle',
    pending: 'Saving...',
    done: (charge: string, name: string) => `${charge} of ${name} is settled.`,
    failed: { title: 'Not settled', description: 'Please try again.', preferServer: true },
  },
  waive: {
    label: 'Waive…',
    named: (charge: string, name: string) => `Waive: ${charge}, ${name}`,
    how: 'Reason',
    hint: 'Only the team reads it.',
    submit: 'Waive',
    pending: 'Saving...',
    done: (charge: string, name: string) => `${charge} of ${name} is waived.`,
    failed: { title: 'Not waived', description: 'Please try again.', preferServer: true },
  },
  reopen: {
    label: 'Reopen',
    named: (charge: string, name: string) => `Reopen: ${charge}, ${name}`,
    pending: 'Saving...',
    done: (charge: string, name: string) => `${charge} of ${name} is open again.`,
    failed: { title: 'Not reopened', description: 'Please try again.' },
  },
  /** A settled charge of a booking that was cancelled free of charge. */
  giveBack: {
    state: 'to be returned',
    detail: (how: string) => `${how}; the booking is cancelled, return the money`,
    label: 'Returned',
    named: (charge: string, name: string) => `Returned: ${charge}, ${name}`,
    pending: 'Saving...',
    done: (charge: string, name: string) => `${charge} of ${name} is returned and void.`,
  },
}
