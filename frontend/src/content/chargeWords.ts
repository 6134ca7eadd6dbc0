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

/** Describes the fees of a booking, those of one kind and state together. */
function list(all: readonly (Fee & { state: ChargeState })[]): string {
  const groups = Object.keys(kinds).flatMap(kind =>
    states.map(state => all.filter(fee => fee.kind === kind && fee.state === state)),
  )
  return groups
    .flatMap(([first, ...others]) =>
      first
        ? `${times(first.kind, others.length + 1)} ${sum([first, ...others])}, ${first.state}`
        : [],
    )
    .join('; ')
}

/** The words of the fees that the club writes down, for members and the team. */
export const chargeWords = {
  kinds,
  sum,
  /** Guest pass × 2 */
  times,
  /** Guest pass $19.99 */
  one: ({ kind, cents }: Fee) => `${kinds[kind]} ${dollars(cents)}`,
  /** Guest pass × 2 $39.98, open; Additional reservation $14.99, settled */
  list,
}
