import { QUESTION, resultOf } from '../../../test/forecasts'
import { randomUUID } from 'node:crypto'
import type { User } from '../../accounts/user.entity'
import { createCourts } from '../../../test/courts'
import { createMembership } from '../../../test/club-members'
import { createPeople } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { db } from '../../database/data-source'
import { slotsOfDay } from '../courts/court-times.service'
import type { Court } from '../courts/court.entity'
import { Plan } from '../memberships/membership.entity'
import { forecastDemand } from './demand-forecast'
import type { DemandForecastArgs } from './planner.inputs'
import { listPlayedWeeks } from './planner-data.service'
import { playingFrequency } from './playing-frequency'
import type { DemandForecast } from './planner.types'
import { Random } from './random'
import { weekHours } from './week-hours'
import { likedCells } from './wishes'
import { DAYS, PARTS } from './week-parts'

startApi()

/** A Wednesday. The week before it begins on Wednesday, November 18. */
const NOW = new Date('2026-11-25T17:00:00Z')
const TODAY = '2026-11-25'

/** Returns the date of a day before today; 1 is yesterday. */
const daysAgo = (days: number) =>
  new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10)

interface Reservation {
  user: User
  court: Court
  startsAt: Date
  status?: 'cancelled' | 'no_show'
}

/** Stores reservations of an hour, as the bookings of past weeks are stored. */
async function store(reservations: readonly Reservation[]) {
  const rows = reservations.map(({ user, court, startsAt, status = 'confirmed' }) => ({
    hold: status === 'cancelled' ? null : randomUUID(),
    userId: user.id,
    courtId: court.id,
    startsAt,
    status,
  }))
  await db.query(
    `WITH sent AS (
       SELECT *, "startsAt" + interval '1 hour' AS "endsAt", "startsAt" AT TIME ZONE 'America/New_York' AS local
       FROM jsonb_to_recordset($1) sent(hold uuid, "userId" uuid, "courtId" uuid, "startsAt" timestamptz, status text)
     ), held AS (
       INSERT INTO court_hold (id, "courtId", "startsAt", "endsAt", kind)
       SELECT hold, "courtId", "startsAt", "endsAt", 'booking' FROM sent WHERE hold IS NOT NULL
     )
     INSERT INTO court_booking ("userId", "courtName", "bookingDate", "startTime", duration, status, "courtId",
       "startsAt", "endsAt", "holdId", plan, month, "isExtra", guests, "cancelledAt", "wasLate")
     SELECT "userId", 'Court', local::date, local::time, 60, status::court_booking_status_enum, "courtId",
       "startsAt", "endsAt", hold, 'standard', date_trunc('month', local)::date, false, '{}',
       CASE status WHEN 'cancelled' THEN "startsAt" END, CASE status WHEN 'cancelled' THEN false END
     FROM sent`,
    [JSON.stringify(rows)],
  )
}

/** Returns the hours of a week that ends so many weeks ago, of one court after the other. */
function hoursOf(weeksAgo: number, courts: readonly Court[]) {
  const days = Array.from({ length: 7 }, (_, day) => daysAgo(7 * weeksAgo + 7 - day))
  return courts.flatMap(court =>
    days.flatMap(day => slotsOfDay(day)).map(({ startsAt }) => ({ court, startsAt })),
  )
}

async function createMembers(count: number, startedAt = new Date(0)): Promise<User[]> {
  const people = await createPeople(count)
  for (const one of people) await createMembership(one, Plan.standard, startedAt)
  return people
}

/** Each member reserves so many hours in each of these weeks. */
async function play(
  members: readonly User[],
  weeks: readonly number[],
  hours: (user: User) => number,
) {
  const courts = await createCourts()
  for (const week of weeks) {
    const free = hoursOf(week, courts)
    const wanted = members.flatMap(user => Array.from({ length: hours(user) }, () => user))
    await store(
      wanted.flatMap((user, index) => {
        const hour = free[index]
        return hour ? [{ user, ...hour }] : []
      }),
    )
  }
}

const counted = () => listPlayedWeeks(NOW)

describe('planner: the weeks that say how often members reserve (PLANNER-1)', () => {
  test('are the full weeks until yesterday in which 20 people were members', async () => {
    const members = await createMembers(20)
    await play(members, [0, 1, 2, 3], () => 1)
    expect(await counted()).toEqual(Array(4).fill({ members: 20, hours: 20 }))
    expect(playingFrequency(await counted(), [])).toMatchObject({
      source: 'reservations',
      reservationsPerWeek: 1,
    })
    await db.query(`UPDATE membership SET "startedAt" = $1 WHERE "userId" = $2`, [
      `${daysAgo(27)}T17:00:00Z`,
      members[0]?.id,
    ])
    expect(await counted()).toHaveLength(3)
    expect(playingFrequency(await counted(), [])).toMatchObject({ source: 'assumption' })
  })

  test('leave out the members of a part of a week, and what was cancelled', async () => {
    const members = await createMembers(21)
    const [, second, ...others] = members as [User, User, ...User[]]
    await play(others, [0, 1], () => 1)
    const [cancelled, missed] = hoursOf(0, await createCourts()).slice(-2)
    if (!cancelled || !missed) throw new Error('a week has hours')
    await store([
      { user: second, ...missed, status: 'no_show' },
      { user: second, ...cancelled, status: 'cancelled' },
    ])
    expect(await counted()).toEqual([
      { members: 21, hours: 20 },
      { members: 21, hours: 19 },
    ])
    await db.query(`UPDATE membership SET state = 'ended', "endsOn" = $1 WHERE "userId" = $2`, [
      daysAgo(2),
      second.id,
    ])
    expect(await counted()).toEqual([
      { members: 20, hours: 19 },
      { members: 21, hours: 19 },
    ])
  })

  test('begin with the first reservation, and are at most twelve', async () => {
    const members = await createMembers(20)
    expect(await counted()).toEqual([])
    await play(members, [1], () => 1)
    expect(await counted()).toEqual([
      { members: 20, hours: 0 },
      { members: 20, hours: 20 },
    ])
    await play(members, [14], () => 1)
    expect(await counted()).toHaveLength(12)
  })
})

describe('planner: a forecast from reservations', () => {
  /** Sixty answers: a day and a part each. */
  const answers = Array.from({ length: 60 }, (_, index) => ({
    person: String(index),
    cells: likedCells({
      days: [DAYS[index % 7] ?? '', DAYS[(index + 2) % 7] ?? ''],
      parts: [PARTS[index % 5]?.part ?? ''],
    }),
  }))

  async function forecast(question: Partial<DemandForecastArgs> = {}): Promise<DemandForecast> {
    return resultOf(
      forecastDemand(
        { ...QUESTION, ...question },
        {
          answers: { accounts: answers, anonymous: [] },
          weeks: weekHours(2, TODAY, []),
          frequency: playingFrequency(await counted(), []),
        },
      ),
    )
  }

  test('equals the reference within its range', async () => {
    const mean = 0.9
    const random = new Random().restart(7)
    await play(await createMembers(40), [0, 1, 2, 3, 4, 5], () => random.count(mean))
    const reference = await forecast({ reservationsPerWeek: mean })
    const { carries, frequency, reservationsPerWeek } = await forecast()
    expect(frequency).toMatchObject({ source: 'reservations', weeks: 6, people: 40 })
    expect(reservationsPerWeek).toBe(frequency.reservationsPerWeek)
    expect(carries?.members).toBeGreaterThanOrEqual(reference.carries?.low ?? 401)
    expect(carries?.members).toBeLessThanOrEqual(reference.carries?.high ?? 0)
    expect((await forecast({ reservationsPerWeek: 0.7 })).carries).not.toEqual(carries)
    // What is asked for comes first.
    expect(reference).toMatchObject({ reservationsPerWeek: mean, frequency })
  })
})
