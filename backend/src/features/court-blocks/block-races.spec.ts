import { bookCourt, bookingInput, clubMember, readBookings, openCourts } from '../../../test/courts'
import { blockCourts, blockInput, cancelForMember, removeBlocks } from '../../../test/desk'
import { teamMember } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { untilWaitingForLock } from '../../../test/lock-waits'
import { findMails } from '../../../test/mails'
import { rounds } from '../../../test/rounds'
import { outcomesOf, records } from '../../../test/status-changes'
import { startThreeServers } from '../../../test/three-servers'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { bookingCancelledMail, bookingConfirmedMail } from '../bookings/bookings.mails'
import { Plan } from '../memberships/membership.entity'

/* Three servers of one site, which share a database, and this process's limit of bookings at a time. */
const api = startApi()
const callersOf = startThreeServers(api)

const courts = openCourts(api, '2026-11-25T15:00:00Z')

const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour + 5)).toISOString()
const count = (outcomes: string[], outcome: string) =>
  outcomes.filter(one => one === outcome).length

const MEMBERS = rounds(12, 20)

/** Returns how many half hours of the evening blocks cover, over all courts. */
async function blockedHalfHours(): Promise<number> {
  const [row] = await db.query<{ halves: number }[]>(
    `SELECT coalesce(sum(extract(epoch FROM "endsAt" - "startsAt")) / 1800, 0)::int AS halves
     FROM block WHERE "removedAt" IS NULL`,
  )
  return row?.halves ?? 0
}

test('block races: many members book an evening that the team blocks; each hour has a booking or the block', async () => {
  const members = await Promise.all(
    Array.from(
      { length: MEMBERS },
      async (_, turn) => (await callersOf(await clubMember()))[turn % 3]!,
    ),
  )
  const [team] = await callersOf(await teamMember())
  const input = blockInput(courts, { cancelsBookings: true })
  const book = (caller: Caller, turn: number) =>
    caller.ok(bookCourt, { input: bookingInput(courts[turn % 2]!, at(17 + (turn % 4))) })
  const early = members.slice(0, MEMBERS / 2)
  expect(count(await outcomesOf(early.map(book)), 'ok')).toBeGreaterThan(0)
  const [blocking, ...booking] = await outcomesOf([
    team!.ok(blockCourts, { input }),
    ...members.slice(MEMBERS / 2).map(book),
  ])
  expect(blocking).toBe('ok')
  const others = booking.filter(one => one !== 'ok' && one !== 'SLOT_TAKEN')
  expect(others).toEqual([])
  const rows = await readBookings()
  const confirmed = rows.filter(({ status }) => status === 'confirmed').length
  const cancelled = rows.filter(({ status }) => status === 'cancelled')
  expect(await blockedHalfHours()).toBe(2 * 2 * 4 - 2 * confirmed)
  expect(cancelled.map(({ monthNo }) => monthNo)).toEqual(cancelled.map(() => null))
  expect(await findMails(bookingCancelledMail)).toHaveLength(cancelled.length)
  expect(await findMails(bookingConfirmedMail)).toHaveLength(rows.length)
  await team!.ok(blockCourts, { input })
  expect(await blockedHalfHours()).toBe(16)
  const after = (await readBookings()).map(({ status }) => status)
  expect(after).toEqual(rows.map(() => 'cancelled'))
  expect(await findMails(bookingCancelledMail)).toHaveLength(rows.length)
})

test('block races: the same block 6 times at once is made once', async () => {
  const callers = await callersOf(await teamMember())
  const input = blockInput(courts, { until: '2026-11-28' })
  const made = await Promise.all(
    Array.from({ length: 6 }, async (_, turn) => callers[turn % 3]!.ok(blockCourts, { input })),
  )
  expect(made.flatMap(({ blockCourts: { blocks } }) => blocks)).toHaveLength(6)
  expect(await blockedHalfHours()).toBe(48)
  expect(await records()).toHaveLength(6)
})

test('block races: cancelling at the desk and by a block mails once', async () => {
  const own = await callersOf(await clubMember())
  const { id } = (await own[0]!.ok(bookCourt, { input: bookingInput(courts[0]!, at(18)) }))
    .bookCourt
  const callers = await callersOf(await teamMember())
  const outcomes = await outcomesOf([
    callers[0]!.ok(cancelForMember, { input: { id, reason: 'Rain' } }),
    callers[1]!.ok(blockCourts, { input: blockInput(courts, { cancelsBookings: true }) }),
    callers[2]!.ok(cancelForMember, { input: { id, reason: 'Rain' } }),
  ])
  expect(outcomes[1]).toBe('ok')
  expect(count(outcomes, 'CONFLICT')).toBeGreaterThanOrEqual(1)
  expect(await findMails(bookingCancelledMail)).toHaveLength(1)
  expect((await records()).filter(({ action }) => action === 'booking_cancel')).toHaveLength(1)
  expect(await blockedHalfHours()).toBe(16)
})

test('block races: removing a block 5 times at once removes it once', async () => {
  const callers = await callersOf(await teamMember())
  const { blocks } = (await callers[0]!.ok(blockCourts, { input: blockInput(courts) })).blockCourts
  const input = { ids: blocks.map(({ id }) => id) }
  const tries = Array.from({ length: 5 }, (_, turn) =>
    callers[turn % 3]!.ok(removeBlocks, { input }),
  )
  expect(count(await outcomesOf(tries), 'ok')).toBe(5)
  const removals = (await records()).filter(({ action }) => action === 'block_remove')
  expect(removals).toHaveLength(2)
})

test('block races: a block that cancels bookings locks their people by id, as waves do', async () => {
  const unconfirmed = () => clubMember(Plan.standard, { emailConfirmedAt: null })
  // Sorting keeps both.
  const [first, second] = [await unconfirmed(), await unconfirmed()].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  ) as [User, User]
  for (const [member, hour] of [
    [second, 17],
    [first, 18],
  ] as const)
    await (await api.as(member)).ok(bookCourt, { input: bookingInput(courts[0]!, at(hour)) })
  const team = await api.team()
  const rival = db.createQueryRunner()
  await rival.startTransaction()
  await rival.query('SELECT FROM "user" WHERE id = $1 FOR UPDATE', [first.id])
  const input = blockInput(courts, { cancelsBookings: true })
  const blocking = team.ok(blockCourts, { input })
  await untilWaitingForLock()
  // Less than PostgreSQL takes to look for a deadlock.
  await rival.query(`SET LOCAL lock_timeout = '500ms'`)
  await rival.query('SELECT FROM "user" WHERE id = $1 FOR UPDATE', [second.id])
  await rival.commitTransaction()
  await rival.release()
  expect((await blocking).blockCourts.cancelled).toHaveLength(2)
})
