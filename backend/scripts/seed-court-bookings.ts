import { Temporal } from 'temporal-polyfill'
import { In, IsNull, Not, type EntityManager } from 'typeorm'
import { AppError } from '../src/core/errors'
import { clubDay } from '../src/core/club-day'
import type { User } from '../src/accounts/user.entity'
import { bookIn } from '../src/features/bookings/book-court.service'
import { CourtBooking } from '../src/features/bookings/court-booking.entity'
import { listCourts } from '../src/features/courts/courts.service'
import { LaunchPhase } from '../src/features/launch/launch.entity'
import { hasPhase } from '../src/features/launch/launch.service'
import type { Services } from '../src/graphql/services'
import { club } from '../src/shared/club'
import { sampleCourtBookings } from './samples'

/**
 * From phase booking on, books hours to come for the sample members, as the site does: with court,
 * charges, guests and mail. Returns the number of bookings; 0 if sample members have booked before.
 * Leaves out an hour that has begun or is taken, and a person who is no member.
 */
export async function seedCourtBookings(
  { now, people, services }: { now: Date; people: User[]; services: Services },
  em: EntityManager,
): Promise<number> {
  if (!(await hasPhase(LaunchPhase.booking, em))) return 0
  const userId = In(people.map(({ id }) => id))
  if (await em.existsBy(CourtBooking, { userId, holdId: Not(IsNull()) })) return 0
  const courts = await listCourts(em)
  const today = Temporal.PlainDate.from(clubDay(now))
  let made = 0
  for (const { of, inDays, hour, court: number, guests } of sampleCourtBookings) {
    const [member, court] = [people[of], courts.find(one => one.number === number)]
    if (!member || !court) continue
    const startsAt = instantOf(today.add({ days: inDays }), hour)
    const input = { courtId: court.id, startsAt, guests: [...guests], acceptsCharges: true }
    made += await bookIn(services, { member, input, isByTeam: false }, now, em).then(
      () => 1,
      passRefusal,
    )
  }
  return made
}

const instantOf = (date: Temporal.PlainDate, hour: number) => {
  const { timeZone } = club
  const plainTime = Temporal.PlainTime.from({ hour })
  return new Date(date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds)
}

/** A refusal comes before anything is written. */
function passRefusal(error: unknown): 0 {
  if (!(error instanceof AppError)) throw error
  return 0
}
