import { createPeople } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { JoinWaitlistDocument, WaitlistStatsDocument } from '../../../test/operations'
import { rounds } from '../../../test/rounds'
import { countsOf } from '../../../test/status-changes'
import { db } from '../../database/data-source'
import { AppError } from '../../core/errors'
import { createSemaphore } from '../../core/semaphore'
import { clubDay } from '../../core/club-day'
import type { User } from '../../accounts/user.entity'
import { WaitlistEntry } from './waitlist-entry.entity'
import { joinWaitlist, provisionWaitlist } from './waitlist.service'

const api = startApi()

const entries = () => db.getRepository(WaitlistEntry).find({ order: { position: 'ASC' } })
const positions = async () => (await entries()).map(({ position }) => position)
const upTo = (size: number) => Array.from({ length: size }, (_, index) => index + 1)

/** Of more at once, the last would wait longer for a connection than the pool allows. */
const atOnce = createSemaphore({ runningMax: () => 100 })

/** How many want the 80 places of the first day. */
const PEOPLE = rounds(180, 500)

/** The places of a day in tests of its end. */
const DAY_MAX = rounds(8, 80)
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

test('waitlist caps: people joining concurrently get exactly 80 places on a day, and 225 in all (SEC-D3, SEC-D4)', async () => {
  const people = await createPeople(PEOPLE)
  api.at('2026-06-01T16:00:00Z')
  expect(await joinAtOnce(people)).toEqual({ placed: 80, DAILY_LIMIT: PEOPLE - 80 })
  expect(await positions()).toEqual(upTo(80))

  const placed = new Set((await entries()).map(({ userId }) => userId))
  const others = people.filter(({ id }) => !placed.has(id))
  api.at('2026-06-02T16:00:00Z')
  const again = others.slice(0, 200)
  expect(await joinAtOnce(again)).toEqual({ placed: 80, DAILY_LIMIT: again.length - 80 })
  api.at('2026-06-03T16:00:00Z')
  expect(await joinAtOnce(await createPeople(100))).toEqual({ placed: 65, WAITLIST_CLOSED: 35 })
  api.at('2026-06-04T16:00:00Z')
  expect(await joinAtOnce(await createPeople(20))).toEqual({ WAITLIST_CLOSED: 20 })
  expect(await positions()).toEqual(upTo(225))

  const { waitlistStats } = await api.visitor.ok(WaitlistStatsDocument)
  expect(waitlistStats).toMatchObject({ dailySignups: 0, spotsRemaining: 0, total: 225 })
})

test('waitlist caps: 20 concurrent joins of one person create one entry (SEC-D5)', async () => {
  const [person] = await createPeople(1)
  const caller = await api.as(person!)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => caller.ok(JoinWaitlistDocument, { input: {} })),
  )
  expect(new Set(answers.map(({ joinWaitlist }) => joinWaitlist.entry.id)).size).toBe(1)
  expect(await positions()).toEqual([1])
  const { waitlistStats } = await api.visitor.ok(WaitlistStatsDocument)
  expect(waitlistStats.dailySignups).toBe(1)
})

const midnights = [
  ['January', '2026-01-15T04:59:59Z', '2026-01-15T05:00:00Z'],
  ['July', '2026-07-15T03:59:59Z', '2026-07-15T04:00:00Z'],
  ['the spring change', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'],
  ['the autumn change', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
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

test.each(midnights)(
  'waitlist caps: if the clock goes back over New York midnight, the newer day counts (%s) (SEC-D7)',
  async (_name, before, after) => {
    const [today, tomorrow] = [before, after].map(instant => clubDay(new Date(instant)))
    await setDayMax()
    api.at(before)
    expect(await joinAtOnce(await createPeople(DAY_MAX))).toEqual({ placed: DAY_MAX })
    api.at(after)
    expect(await joinAtOnce(await createPeople(1))).toEqual({ placed: 1 })
    api.at(before)
    const outcomes = await joinAtOnce(await createPeople(DAY_MAX))
    expect(outcomes).toEqual({ placed: DAY_MAX - 1, DAILY_LIMIT: 1 })
    api.at(after)
    expect(await joinAtOnce(await createPeople(1))).toEqual({ DAILY_LIMIT: 1 })
    expect(await perDay()).toEqual([
      { day: today, joined: today, n: DAY_MAX },
      { day: tomorrow, joined: tomorrow, n: DAY_MAX },
    ])
    const { joinedAt } = (await entries()).at(-1)!
    expect(joinedAt).toEqual(new Date(after))
  },
)

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

test.each([
  ['two entries with one position', 'UPDATE waitlist_entry SET position = 1'],
  ['two entries with one place of a day', 'UPDATE waitlist_entry SET "dayPosition" = 1'],
  [
    'two entries of one person',
    'UPDATE waitlist_entry SET "userId" = (SELECT min("userId"::text)::uuid FROM waitlist_entry)',
  ],
  ['two entries with one referral code', `UPDATE waitlist_entry SET "referralCode" = 'BCDF'`],
  ['two people with one address', `UPDATE "user" SET email = 'a@b.example'`],
  ['226 places in all', 'UPDATE waitlist_counter SET total = 226'],
  ['81 places in a day', 'UPDATE waitlist_counter SET "dayCount" = 81'],
  ['a second counter', 'INSERT INTO waitlist_counter (one) VALUES (false)'],
])('waitlist caps: the database itself refuses %s (SEC-A9, SEC-D3)', async (_, statement) => {
  for (const person of await createPeople(2)) await joinWaitlist(person, {}, api.now())
  await expect(db.query(statement)).rejects.toThrow(/violates (unique|check) constraint/)
})
