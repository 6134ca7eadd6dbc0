import { Temporal } from 'temporal-polyfill'
import { In, IsNull, Like, MoreThanOrEqual, Not, type EntityManager } from 'typeorm'
import { CourtBooking } from '../src/features/bookings/court-booking.entity'
import { clubDay } from '../src/core/club-day'
import { DAY_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'
import { Role, User } from '../src/accounts/user.entity'
import { lockAllCourts } from '../src/features/courts/courts.service'
import { LaunchPhase } from '../src/features/launch/launch.entity'
import { hasPhase } from '../src/features/launch/launch.service'
import { Note } from '../src/features/notes/note.entity'
import { uuidOf } from './seeded-random'
import { PERSONA_DOMAIN } from './personas'
import { sampleBookings, sampleNotes } from './samples'
import type { Services } from '../src/graphql/services'
import { seedCourtBookings } from './seed-court-bookings'
import { seedMails } from './seed-mails'
import { seedPeople, seedPlaces } from './seed-people'
import { seedAnswers, seedMessages, seedSubscribers, insertNew } from './seed-submissions'

/** The number of rows that a seed has written; 0 for rows that already existed. */
export type Seeded = Record<
  'places' | 'bookings' | 'notes' | 'messages' | 'answers' | 'subscribers' | 'mails',
  number
>

interface SeedOptions {
  services: Services
  force?: boolean
  /**
   * Runs before the first row is written, in a database without the team's account; not if the database is refused.
   * Otherwise it would set the password of a running site to the one of these settings.
   */
  prepare?: () => Promise<void>
}

/**
 * Fills the database around `now`, in one transaction; a second run adds nothing. Throws if the
 * database has real people, unless forced, and if the waitlist has no room for the personas.
 */
export async function seedDatabase(
  now: Date,
  { services, force = false, prepare }: SeedOptions,
): Promise<Seeded> {
  if (!force) await refuseRealPeople()
  if (!(await db.getRepository(User).existsBy({ role: Role.ADMIN }))) await prepare?.()
  return db.transaction(async em => {
    const holdsCourts = await hasPhase(LaunchPhase.booking, em)
    await lockAllCourts(em)
    const people = await seedPeople(now, em)
    return {
      places: await seedPlaces(now, people, em),
      bookings:
        (await seedBookings({ now, people, holdsCourts }, em)) +
        (await seedCourtBookings({ now, people, services }, em)),
      notes: await seedNotes(now, people, em),
      messages: await seedMessages(now, people, em),
      answers: await seedAnswers(now, people, em),
      subscribers: await seedSubscribers(now, people, em),
      mails: await seedMails(now, people, em),
    }
  })
}

async function refuseRealPeople(): Promise<void> {
  const real = await db
    .getRepository(User)
    .countBy({ role: Role.MEMBER, email: Not(Like(`%${PERSONA_DOMAIN}`)) })
  if (real > 0)
    throw new Error(
      `This database has ${real} real people; nothing was written. To seed it all the same: npm run seed -- --force`,
    )
}

/**
 * Stores bookings as they were made by hand, without a court. From phase booking on these are past
 * ones only: a later one would be at an hour that the courts show as free. So it also deletes later
 * ones of a seed before that phase.
 */
async function seedBookings(
  { now, people, holdsCourts }: { now: Date; people: User[]; holdsCourts: boolean },
  em: EntityManager,
): Promise<number> {
  const today = Temporal.PlainDate.from(clubDay(now))
  const made = sampleBookings.filter(({ inDays }) => inDays < 0 || !holdsCourts)
  if (holdsCourts) await deleteComing(today, em)
  const rows = made.map(({ of, inDays, ...booking }) => ({
    ...booking,
    id: uuidOf('booking', of, inDays),
    bookingDate: today.add({ days: inDays }).toString(),
    userId: people[of]?.id,
  }))
  return insertNew(CourtBooking, rows, em)
}

async function deleteComing(today: Temporal.PlainDate, em: EntityManager): Promise<void> {
  const ids = sampleBookings.map(({ of, inDays }) => uuidOf('booking', of, inDays))
  const bookingDate = MoreThanOrEqual(today.toString())
  await em.delete(CourtBooking, { id: In(ids), startsAt: IsNull(), bookingDate })
}

/** Stores the team's notes; does nothing before the first start, when there is no team account. */
async function seedNotes(now: Date, people: User[], em: EntityManager): Promise<number> {
  const team = await em.findOneBy(User, { role: Role.ADMIN })
  if (!team) return 0
  const rows = sampleNotes.map(({ of, daysAgo, text }) => ({
    id: uuidOf('note', of, daysAgo),
    userId: people[of]?.id,
    text,
    authorId: team.id,
    authorEmail: team.email,
    createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
  }))
  return insertNew(Note, rows, em)
}
