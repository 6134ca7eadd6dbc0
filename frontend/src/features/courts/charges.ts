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
