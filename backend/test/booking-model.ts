import { HOUR_MS } from '../src/core/durations'

/*
 * The rules of bookings as a plain list, without a database: the specs compare the site with it. It
 * states the numbers itself, and shares no code with the site. All times are in one winter month.
 */

export interface ModelPerson {
  plan: 'standard' | 'unlimited'
  tier: null | 'elite' | 'champion'
}

export interface ModelBooking {
  person: number
  court: number
  startsAt: number
  guests: number
  monthNo: number | null
  isExtra: boolean
  state: 'confirmed' | 'free' | 'late'
  /** The charges as kind and state. */
  charges: string[]
}

const DAY = 24 * HOUR_MS
/** New York is five hours behind UTC in winter. */
const local = (at: number) => new Date(at - 5 * HOUR_MS)
const dayOf = (at: number) => local(at).toISOString().slice(0, 10)
const monthOf = (at: number) => local(at).toISOString().slice(0, 7)

export interface ModelRequest {
  person: number
  court: number
  startsAt: number
  guests: number
  acceptsCharges: boolean
}

export class BookingModel {
  readonly bookings: ModelBooking[] = []

  constructor(private readonly people: readonly ModelPerson[]) {}

  /** Books, or returns the code of the refusal. */
  book({ person, court, startsAt, guests, acceptsCharges }: ModelRequest, now: number): string {
    const { plan, tier } = this.people[person]!
    const windowDays = tier === 'champion' ? 14 : 7
    const own = this.bookings.filter(one => one.person === person)
    const confirmed = own.filter(one => one.state === 'confirmed')
    const month = own.filter(
      one => one.state !== 'free' && monthOf(one.startsAt) === monthOf(startsAt),
    )
    if (startsAt <= now) return 'BAD_USER_INPUT'
    if (now < startsAt - windowDays * DAY) return 'OUTSIDE_WINDOW'
    if (confirmed.filter(one => one.startsAt > now).length >= 4) return 'LIMIT_REACHED'
    if (confirmed.filter(one => dayOf(one.startsAt) === dayOf(startsAt)).length >= 2)
      return 'LIMIT_REACHED'
    const used = month.map(one => one.monthNo)
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(no => !used.includes(no))
    const monthNo = plan === 'standard' ? (numbers[0] ?? null) : null
    const isExtra = plan === 'standard' && monthNo === null
    const paidBefore = (one: ModelBooking) =>
      one.charges.filter(charge => charge.startsWith('guest_pass') && !charge.endsWith('void'))
        .length
    const freeUsed = month.reduce((sum, one) => sum + one.guests - paidBefore(one), 0)
    const free = tier === 'champion' ? 99 : tier === 'elite' || plan === 'unlimited' ? 1 : 0
    const paid = Math.max(0, guests - Math.max(0, free - freeUsed))
    const charges = [
      ...(isExtra ? ['extra_reservation 1499 open'] : []),
      ...Array.from({ length: paid }, () => 'guest_pass 1999 open'),
    ]
    if (charges.length > 0 && !acceptsCharges) return 'CHARGE_REQUIRED'
    if (confirmed.some(one => one.startsAt === startsAt)) return 'CONFLICT'
    const isTaken = this.bookings.some(
      one => one.state === 'confirmed' && one.court === court && one.startsAt === startsAt,
    )
    if (isTaken) return 'SLOT_TAKEN'
    this.bookings.push({
      person,
      court,
      startsAt,
      guests,
      monthNo,
      isExtra,
      charges,
      state: 'confirmed',
    })
    return 'ok'
  }

  /** Cancels, or returns the code of the refusal. */
  cancel(booking: ModelBooking, acceptsCharges: boolean, now: number): string {
    if (booking.state !== 'confirmed' || now >= booking.startsAt) return 'CONFLICT'
    const isLate = now > booking.startsAt - 2 * HOUR_MS
    if (isLate && !acceptsCharges) return 'CHARGE_REQUIRED'
    booking.state = isLate ? 'late' : 'free'
    if (isLate) booking.charges.push('late_cancellation 1000 open')
    else {
      booking.charges = booking.charges.map(one => one.replace('open', 'void'))
      booking.monthNo = null
    }
    return 'ok'
  }
}
