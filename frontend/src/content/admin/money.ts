import type { ChargeKind, DueKind, PaymentMethod } from '../../api/operationTypes'
import { dollars } from '../../format/money'
import { counted, peopleOf } from './counted'
import { owedTexts } from './owedTexts'

const methods: Record<PaymentMethod, string> = {
  card_at_desk: 'Card at the desk',
  cash: 'Cash',
  transfer: 'Transfer',
  other: 'Other',
}

/** What the desk can take: the kinds of charges and of dues. */
const kinds: Record<ChargeKind | DueKind, string> = {
  extra_reservation: 'Extra reservation',
  guest_pass: 'Guest pass',
  late_cancellation: 'Late cancellation',
  fee: 'Membership fee',
  difference: 'Difference of plans',
}

/** The texts of what is owed, of dues, and of what the desk has taken. */
export const moneyTexts = {
  part: 'Part',
  parts: { owed: 'Owed', charges: 'Charges', dues: 'Dues', till: 'Till' },
  note: 'The site charges nobody: it writes down what is owed and what the desk has taken.',
  methods,
  inWords: 'In words',
  takenBy: (name: string) => `by ${name}`,
  kinds,
  figures: {
    expected: 'Fees a month',
    settled: 'This month’s dues settled',
    open: 'Open',
    waived: 'This month’s dues waived',
  },
  owed: {
    caption: 'Who owes something, the longest first',
    person: 'Person',
    sum: 'Owes',
    what: 'For',
    since: 'Since',
    action: 'Settle',
    whatOf: (dues: number, charges: number) =>
      [
        ...(dues > 0 ? [counted(dues, 'due')] : []),
        ...(charges > 0 ? [counted(charges, 'charge')] : []),
      ].join(', '),
    owedBy: 'Owed by',
    count: peopleOf,
    empty: 'Nobody owes anything',
    failed: 'It could not be loaded who owes something.',
  },
  settle: {
    label: owedTexts.settle.label,
    named: (name: string) => `Settle what ${name} owes`,
    items: 'What is settled',
    method: 'Method',
    note: 'Words, if needed',
    submit: (cents: number) => `Settle ${dollars(cents)}`,
    pending: owedTexts.settle.pending,
    done: (cents: number, name: string) => `${dollars(cents)} of ${name} is settled.`,
    nothing: 'Nothing is open any more.',
    failed: owedTexts.settle.failed,
    unread: 'It could not be loaded what this person owes.',
  },
  dues: {
    ...owedTexts,
    caption: 'Dues, latest first',
    period: 'Period',
    kind: 'Due',
    count: (total: number) => counted(total, 'due'),
    found: (total: number) => counted(total, 'due'),
    empty: 'No dues yet',
    nothing: 'No due matches',
    everything: 'Show all dues',
    failed: 'The dues could not be loaded.',
  },
  till: {
    day: 'Day',
    print: 'Print',
    caption: (day: string) => `What the desk took on ${day}`,
    total: 'In all',
    time: 'Time',
    member: 'Member',
    what: 'For',
    amount: 'Amount',
    method: 'Method',
    by: 'Taken by',
    note: 'Words',
    none: 'N/A',
    empty: 'Nothing was taken on this day',
    failed: 'The till could not be loaded.',
  },
}
