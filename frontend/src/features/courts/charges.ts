import { bookingRules } from '@shared/booking-rules'
import type { ChargeDetail } from '@shared/errors'
import type { MonthAllowance } from './allowance'

const { cents } = bookingRules
const charge = (kind: ChargeDetail['kind']): ChargeDetail => ({ kind, cents: cents[kind] })

/** Returns what the next booking of a month would cost; the server decides (BOOKING-5). */
export function previewCharges(month: MonthAllowance, guests: number): ChargeDetail[] {
  const { used, max, freeGuestsUsed, freeGuestsMax } = month
  const free = freeGuestsMax === null ? guests : Math.max(0, freeGuestsMax - freeGuestsUsed)
  const passes = Array.from({ length: Math.max(0, guests - free) }, () => charge('guest_pass'))
  return max !== null && used >= max ? [charge('extra_reservation'), ...passes] : passes
}

export const totalCents = (charges: readonly ChargeDetail[]) =>
  charges.reduce((total, one) => total + one.cents, 0)

/** Adds up the charges of one kind, in the order of their first one. */
export function sumByKind(charges: readonly ChargeDetail[]) {
  return [...new Set(charges.map(({ kind }) => kind))].map(kind => {
    const own = charges.filter(one => one.kind === kind)
    return { kind, count: own.length, cents: totalCents(own) }
  })
}

/** Whether both have the same charges, in any order. */
export const areSame = (ones: readonly ChargeDetail[], others: readonly ChargeDetail[]) =>
  textOf(ones) === textOf(others)

const textOf = (charges: readonly ChargeDetail[]) =>
  charges
    .map(({ kind, cents: amount }) => `${kind} ${String(amount)}`)
    .sort()
    .join()
