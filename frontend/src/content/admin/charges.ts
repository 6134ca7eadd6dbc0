import { dollars } from '../../format/money'
import type { ChargeState } from '../../api/operationTypes'
import { counted } from './counted'
import { owedTexts } from './owedTexts'

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
  ...owedTexts,
  caption: 'Charges, latest first',
  booking: 'Booking',
  kind: 'Charge',
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
  settle: {
    ...owedTexts.settle,
    how: 'How, such as card or cash',
    submit: 'Settle',
    done: (charge: string, name: string) => `${charge} of ${name} is settled.`,
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
