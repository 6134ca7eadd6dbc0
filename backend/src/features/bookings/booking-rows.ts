import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { ownKey } from '../../core/own-key'
import { bookingRules } from '../../shared/booking-rules'
import type { ChargeDetail } from '../../shared/errors'
import { normalizeId } from '../../shared/rules'
import { CourtHold, CourtHoldKind } from '../courts/court-hold.entity'
import { localTime } from '../courts/court-times.service'
import type { Court } from '../courts/court.entity'
import { endOf } from './booking-decision'
import type { Price } from './booking-terms'
import type { BookCourtInput } from './bookings.inputs'
import { Charge, ChargeKind } from './charge.entity'
import { CourtBooking } from './court-booking.entity'

interface NewBooking {
  member: Pick<User, 'id'>
  court: Court
  input: BookCourtInput
  price: Price
  createdAt: Date
}

/** Returns the hash of what a repeated request with the same key must say again. */
export function submissionHash({ courtId, startsAt, guests }: BookCourtInput): string {
  const said = [normalizeId(courtId), startsAt, guests.map(name => name.trim())]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** Holds an hour of a court, which the caller has locked. Returns the booking's columns about its place and time. */
export async function holdHour(court: Court, startsAt: Date, em: EntityManager) {
  const held = { courtId: court.id, startsAt, endsAt: endOf(startsAt) }
  const hold = await em.save(em.create(CourtHold, { ...held, kind: CourtHoldKind.booking }))
  const { date, time, month } = localTime(startsAt)
  return {
    ...held,
    holdId: hold.id,
    courtName: court.name,
    bookingDate: date,
    startTime: time,
    month: `${month}-01`,
  }
}

/** Inserts the hold, the booking and its charges. The caller has locked the court. */
export async function insertBooking(
  { member, court, input, price, createdAt }: NewBooking,
  em: EntityManager,
): Promise<CourtBooking> {
  const { startsAt, guests, submissionKey } = input
  const held = await holdHour(court, startsAt, em)
  const { plan, monthNo, isExtra } = price
  const stored = await em.save(
    em.create(CourtBooking, {
      ...held,
      userId: member.id,
      plan,
      createdAt,
      duration: bookingRules.minutes,
      monthNo,
      isExtra,
      guests: guests.map(name => name.trim()),
      ...(submissionKey && {
        submissionKey: ownKey(submissionKey, member.id),
        submissionHash: submissionHash(input),
      }),
    }),
  )
  await insertCharges(stored, price.charges, stored.createdAt, em)
  return Object.assign(stored, { court })
}

/** Writes down fees of a booking, numbered by kind after those that it has. */
export async function insertCharges(
  { id: bookingId, userId }: Pick<CourtBooking, 'id' | 'userId'>,
  charges: readonly ChargeDetail[],
  createdAt: Date,
  em: EntityManager,
): Promise<void> {
  if (charges.length === 0) return
  const written = await em.findBy(Charge, { bookingId })
  const numbers = new Map<string, number>()
  for (const { kind, no } of written) numbers.set(kind, Math.max(no, numbers.get(kind) ?? 0))
  const rows = charges.map(({ kind, cents }) => {
    const no = (numbers.get(kind) ?? 0) + 1
    numbers.set(kind, no)
    return em.create(Charge, { bookingId, userId, kind: ChargeKind[kind], no, cents, createdAt })
  })
  await em.save(rows)
}
