import { createPeople } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { JoinWaitlistDocument, WaitlistStatsDocument } from '../../../test/operations'
import { rounds } from '../../../test/rounds'
import { countsOf } from '../../../test/status-changes'
import { db } from '../../database/data-source'
import { AppError } from '../../core/errors'
import { createSemaphore } from '../../core/semaphore'
import { clubDay, nextClubMidnight } from '../../core/club-day'
import type { User } from '../../accounts/user.entity'
import { WaitlistEntry } from './waitlist-entry.entity'
import { joinWaitlist, provisionWaitlist } from './waitlist.service'

const api = startApi()

const entries = () => db.getRepository(WaitlistEntry).find({ order: { position: 'ASC' } })
const positions = async () => (await entries()).map(({ position }) => position)
const upTo = (size: number) => Array.from({ length: size }, (_, index) => index + 1)

/** Of more at once, the last would wait longer for a connection than the pool allows. */
const atOnce = createSemaphore({ runningMax: () => 100 })

/** The places of a day and of all, and how many want them on the first day, the second and the third. */
const [A_DAY, ALL, FIRST, SECOND, THIRD] = rounds([16, 45, 36, 20, 20], [80, 225, 500, 200, 100])

/** The places of a day in tests of its end. */
const DAY_MAX = rounds(3, 80)
const setDayMax = () => db.query('UPDATE waitlist_counter SET "maxDay" = $1', [DAY_MAX])

/** Joins concurrently; counts the outcomes: 'placed', or the error code. */
async function joinAtOnce(people: User[]): Promise<Record<string, number>> {
  const ends = await Promise.all(
    people.map(person =>
      atOnce(() => joinWaitlist(person, {}, api.now())).then(
        () => 'placed',
        (error: unknown) => {
          if (error instanceof AppError) return error.extensions.code
          throw error
        },
      ),
    ),
  )
  return countsOf(ends)
}

test('waitlist caps: people joining concurrently get exactly the places of a day, and those of all (SEC-D3, SEC-D4)', async () => {
  await db.query('UPDATE waitlist_counter SET "maxDay" = $1, "maxTotal" = $2', [A_DAY, ALL])
  const people = await createPeople(FIRST)
  api.at('2026-06-01T16:00:00Z')
  expect(await joinAtOnce(people)).toEqual({ placed: A_DAY, DAILY_LIMIT: FIRST - A_DAY })
  expect(await positions()).toEqual(upTo(A_DAY))

  const placed = new Set((await entries()).map(({ userId }) => userId))
  const others = people.filter(({ id }) => !placed.has(id)).slice(0, SECOND)
  api.at('2026-06-02T16:00:00Z')
  expect(await joinAtOnce(others)).toEqual({ placed: A_DAY, DAILY_LIMIT: others.length - A_DAY })
  api.at('2026-06-03T16:00:00Z')
  const rest = ALL - 2 * A_DAY
  const last = await createPeople(THIRD)
  expect(await joinAtOnce(last)).toEqual({ placed: rest, WAITLIST_CLOSED: THIRD - rest })
  api.at('2026-06-04T16:00:00Z')
  expect(await joinAtOnce(await createPeople(5))).toEqual({ WAITLIST_CLOSED: 5 })
  expect(await positions()).toEqual(upTo(ALL))

  const { waitlistStats } = await api.visitor.ok(WaitlistStatsDocument)
  expect(waitlistStats).toMatchObject({ dailySignups: 0, spotsRemaining: 0, total: ALL })
})

test('waitlist caps: concurrent joins of one person create one entry (SEC-D5)', async () => {
  const [person] = await createPeople(1)
  const caller = await api.as(person!)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => caller.ok(JoinWaitlistDocument, { input: {} })),
  )
  expect(new Set(answers.map(({ joinWaitlist }) => joinWaitlist.entry.id)).size).toBe(1)
  expect(await positions()).toEqual([1])
  const { waitlistStats } = await api.visitor.ok(WaitlistStatsDocument)
  expect(waitlistStats.dailySignups).toBe(1)
})

const midnights = [
  ['January', '2026-01-15T04:59:59Z', '2026-01-15T05:00:00Z'],
  ['the spring change', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'],
] as const

test.each(midnights)(
  'waitlist caps: the daily cap resets at New York midnight (%s) (SEC-D7)',
  async (_name, before, after) => {
    await setDayMax()
    api.at(before)
    const outcomes = await joinAtOnce(await createPeople(DAY_MAX + 1))
    expect(outcomes).toEqual({ placed: DAY_MAX, DAILY_LIMIT: 1 })
    const [late] = await createPeople(1)
    const caller = await api.as(late!)
    expect(await caller.fails(JoinWaitlistDocument, { input: {} })).toMatchObject({
      code: 'DAILY_LIMIT',
      resetsAt: new Date(after).toISOString(),
    })
    expect((await api.visitor.ok(WaitlistStatsDocument)).waitlistStats.spotsRemaining).toBe(0)

    api.at(after)
    expect((await api.visitor.ok(WaitlistStatsDocument)).waitlistStats).toMatchObject({
      dailySignups: 0,
      spotsRemaining: DAY_MAX,
    })
    const { joinWaitlist } = await (await api.as(late!)).ok(JoinWaitlistDocument, { input: {} })
    expect(joinWaitlist.entry.position).toBe(DAY_MAX + 1)
  },
)

/**
 * Counts the places taken on each New York day, by the stored day and by the instant of joining.
 */
const perDay = () =>
  db.query(
    `SELECT day::text, ("joinedAt" AT TIME ZONE 'America/New_York')::date::text AS joined, count(*)::int AS n
     FROM waitlist_entry GROUP BY 1, 2 ORDER BY 1, 2`,
  )

test('waitlist caps: if the clock goes back over New York midnight, the newer day counts (SEC-D7)', async () => {
  const [, before, after] = midnights[0]
  const [today, tomorrow] = [before, after].map(instant => clubDay(new Date(instant)))
  await setDayMax()
  api.at(before)
  expect(await joinAtOnce(await createPeople(DAY_MAX))).toEqual({ placed: DAY_MAX })
  api.at(after)
  expect(await joinAtOnce(await createPeople(1))).toEqual({ placed: 1 })
  api.at(before)
  const outcomes = await joinAtOnce(await createPeople(DAY_MAX))
  expect(outcomes).toEqual({ placed: DAY_MAX - 1, DAILY_LIMIT: 1 })
  const { waitlistStats } = await api.visitor.ok(WaitlistStatsDocument)
  const resetsAt = nextClubMidnight(new Date(after)).toISOString()
  expect(waitlistStats).toMatchObject({ spotsRemaining: 0, resetsAt })
  api.at(after)
  expect(await joinAtOnce(await createPeople(1))).toEqual({ DAILY_LIMIT: 1 })
  expect(await perDay()).toEqual([
    { day: today, joined: today, n: DAY_MAX },
    { day: tomorrow, joined: tomorrow, n: DAY_MAX },
  ])
  const { joinedAt } = (await entries()).at(-1)!
  expect(joinedAt).toEqual(new Date(after))
})

test('waitlist caps: above a lowered cap the list is full, and no figure is negative (SEC-D3)', async () => {
  const people = await createPeople(3)
  const instant = new Date('2026-06-02T16:00:00Z')
  api.at(instant.toISOString())
  await joinWaitlist(people[0]!, {}, instant)
  await db.query('UPDATE waitlist_counter SET "maxTotal" = 300, "maxDay" = 300')
  await db.query('UPDATE waitlist_counter SET total = 230, "dayCount" = 90')
  expect(await provisionWaitlist()).toBe(5)
  const { waitlistStats } = await api.visitor.ok(WaitlistStatsDocument)
  expect(waitlistStats).toMatchObject({ total: 230, capacity: 225, spotsRemaining: 0 })
  expect(await joinAtOnce(people)).toEqual({ placed: 1, WAITLIST_CLOSED: 2 })
  for (const growth of ['total = 231', '"dayCount" = 91', `day = '2026-06-03'`])
    await expect(db.query(`UPDATE waitlist_counter SET ${growth}`)).rejects.toThrow(
      'violates check',
    )
  expect(await positions()).toEqual([1])
})

test('waitlist caps: the database itself refuses whatever exceeds a cap or exists twice (SEC-A9, SEC-D3)', async () => {
  for (const person of await createPeople(2)) await joinWaitlist(person, {}, api.now())
  for (const statement of [
    'UPDATE waitlist_entry SET position = 1',
    'UPDATE waitlist_entry SET "dayPosition" = 1',
    'UPDATE waitlist_entry SET "userId" = (SELECT min("userId"::text)::uuid FROM waitlist_entry)',
    `UPDATE waitlist_entry SET "referralCode" = 'BCDF'`,
    `UPDATE "user" SET email = 'a@b.example'`,
    'UPDATE waitlist_counter SET total = 226',
    'UPDATE waitlist_counter SET "dayCount" = 81',
    'INSERT INTO waitlist_counter (one) VALUES (false)',
  ]) {
    const outcome = await db.query(statement).then(() => 'accepted', String)
    expect(`${statement}: ${outcome}`).toMatch(/violates (unique|check) constraint/)
  }
})
