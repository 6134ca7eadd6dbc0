import type { ChargeKind, ChargeState } from '../api/operationTypes'
import { dollars } from '../format/money'

interface Fee {
  kind: ChargeKind
  cents: number
}

const kinds: Record<ChargeKind, string> = {
  extra_reservation: 'Additional reservation',
  guest_pass: 'Guest pass',
  late_cancellation: 'Late cancellation',
}

const states: readonly ChargeState[] = ['open', 'settled', 'waived', 'void']

const sum = (fees: readonly Fee[]) => dollars(fees.reduce((cents, fee) => cents + fee.cents, 0))

const times = (kind: ChargeKind, count: number) =>
  count === 1 ? kinds[kind] : `${kinds[kind]} × ${String(count)}`

const lines = (all: readonly Fee[]) =>
  Object.keys(kinds).flatMap(kind => {
    const fees = all.filter(fee => fee.kind === kind)
    return fees[0] ? { kind: times(fees[0].kind, fees.length), amount: sum(fees) } : []
  })

/** Describes fees: Guest pass × 2 $39.98 */
const total = (fees: readonly Fee[]) => lines(fees).map(({ kind, amount }) => `${kind} ${amount}`)

/** Describes open fees. */
const listOpen = (all: readonly Fee[]) => total(all).join('; ')

/** Describes the fees of a booking, those of one kind and state together. */
function list(all: readonly (Fee & { state: ChargeState })[]): string {
  const groups = Object.keys(kinds).flatMap(kind =>
    states.map(state => all.filter(fee => fee.kind === kind && fee.state === state)),
  )
  return groups
    .flatMap(fees => (fees[0] ? `${total(fees).join()}, ${fees[0].state}` : []))
    .join('; ')
}

/** The texts of the fees that the club writes down, for members and the team. */
export const chargeTexts = {
  kinds,
  sum,
  /** The charges of one kind together: Guest pass × 2, $39.98 */
  lines,
  costs: 'What it costs',
  settled: 'Nothing is charged here: the front desk settles it.',
  required: 'This costs extra. Please accept the charges first.',
  guest: (no: number) => `Guest ${String(no)}`,
  /** Guest pass $19.99 */
  one: ({ kind, cents }: Fee) => `${kinds[kind]} ${dollars(cents)}`,
  /** Guest pass × 2 $39.98, open; Additional reservation $14.99, settled */
  list,
  /** Guest pass × 2 $39.98; Additional reservation $14.99 */
  listOpen,
}
