import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  readBookings,
  openCourts,
} from '../../../test/courts'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { untilWaitingForLock } from '../../../test/lock-waits'
import { findMails } from '../../../test/mails'
import { rounds } from '../../../test/rounds'
import { services } from '../../../test/services'
import { countsOf, outcomesOf } from '../../../test/status-changes'
import { until } from '../../../test/startup/processes'
import { startThreeServers } from '../../../test/three-servers'
import { db, pool } from '../../database/data-source'
import { lockCourts } from '../courts/courts.service'
import { Membership, Plan } from '../memberships/membership.entity'
import { bookCourt as bookByService } from './book-court.service'
import { bookingConfirmedMail } from './bookings.mails'

/* Three servers of one site, which share a database, and this process's limit of bookings at a time. */
const api = startApi()
const callersOf = startThreeServers(api)

const courts = openCourts(api, '2026-11-25T15:00:00Z')

/** Creates members, one after the other: all at once, they would wait too long for connections. */
async function createCallers(count: number): Promise<Caller[]> {
  const callers: Caller[] = []
  for (let turn = 0; turn < count; turn += 1)
    callers.push((await callersOf(await clubMember()))[turn % 3]!)
  return callers
}
/** Returns the instant of an hour of this day of November in New York (UTC-5). */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour + 5)).toISOString()

const PEOPLE = rounds(12, 200)

test('booking races: many people for one hour, one gets it', async () => {
  const callers = await createCallers(PEOPLE)
  const outcomes = await outcomesOf(
    callers.map(caller => caller.ok(bookCourt, { input: bookingInput(courts[0]!, at(26, 18)) })),
  )
  expect(countsOf(outcomes)).toEqual({ ok: 1, SLOT_TAKEN: PEOPLE - 1 })
  expect(await findMails(bookingConfirmedMail)).toHaveLength(1)
})

test('booking races: people who wait for a court leave connections to all other requests', async () => {
  // More than there are connections.
  const callers = await createCallers(24)
  const locking = db.createQueryRunner()
  await locking.startTransaction()
  await lockCourts([courts[0]!.id], locking.manager)
  const booking = outcomesOf(
    callers.map(caller => caller.ok(bookCourt, { input: bookingInput(courts[0]!, at(26, 18)) })),
  )
  await untilWaitingForLock(8)
  const others = Array.from({ length: 10 }, () => api.visitor.rest('GET', '/waitlist/stats'))
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200))
  await until('nobody waits for a connection', () => pool().waitingCount === 0)
  await locking.rollbackTransaction()
  await locking.release()
  expect(countsOf(await booking)).toEqual({ ok: 1, SLOT_TAKEN: 23 })
})

test('booking races: 12 requests of one person keep 4 to come, 2 a day and one free guest', async () => {
  const champion = await callersOf(await clubMember(Plan.unlimited, { membershipPlan: 'champion' }))
  const days = Array.from({ length: 12 }, (_, turn) => ({
    caller: champion[turn % 3]!,
    input: bookingInput(courts[turn % 2]!, at(26 + (turn % 6), 6 + Math.floor(turn / 6))),
  }))
  const many = await outcomesOf(days.map(({ caller, input }) => caller.ok(bookCourt, { input })))
  expect(countsOf(many)).toEqual({ ok: 4, LIMIT_REACHED: 8 })

  const daily = await callersOf(await clubMember(Plan.unlimited))
  const hours = Array.from({ length: 12 }, (_, turn) =>
    daily[turn % 3]!.ok(bookCourt, { input: bookingInput(courts[0]!, at(29, 5 + turn)) }),
  )
  expect(countsOf(await outcomesOf(hours))).toEqual({ ok: 2, LIMIT_REACHED: 10 })

  const guests = { guests: ['Ana'] }
  const host = await callersOf(await clubMember(Plan.unlimited))
  const tries = Array.from({ length: 12 }, (_, turn) =>
    host[turn % 3]!.ok(bookCourt, {
      input: bookingInput(courts[1]!, at(27 + (turn % 4), 12 + (turn % 9)), guests),
    }),
  )
  expect(countsOf(await outcomesOf(tries))).toEqual({ ok: 1, CHARGE_REQUIRED: 11 })
})

test('booking races: 14 bookings of a month use the 12 numbers once, the rest are extra', async () => {
  const member = await clubMember()
  const tries = Array.from({ length: 14 }, (_, turn) =>
    bookByService(
      services,
      {
        member,
        input: {
          ...bookingInput(courts[turn % 2]!, '', { acceptsCharges: true }),
          startsAt: new Date(at(26 + (turn % 4), 6 + Math.floor(turn / 4))),
        },
        isByTeam: true,
      },
      api.now(),
    ),
  )
  const done = await outcomesOf(tries)
  expect(done).toEqual(tries.map(() => 'ok'))
  const rows = await readBookings()
  const numbers = rows.map(({ monthNo }) => monthNo).filter(one => one !== null)
  expect(numbers.toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ])
  expect(rows.filter(({ isExtra }) => isExtra)).toHaveLength(2)
})

test('booking races: the same key 6 times makes one booking and one mail', async () => {
  const callers = await callersOf(await clubMember())
  const input = bookingInput(courts[0]!, at(27, 9))
  const booked = await Promise.all(
    Array.from({ length: 6 }, (_, turn) => callers[turn % 3]!.ok(bookCourt, { input })),
  )
  expect(new Set(booked.map(({ bookCourt: { id } }) => id)).size).toBe(1)
  expect(await readBookings()).toHaveLength(1)
  expect(await findMails(bookingConfirmedMail)).toHaveLength(1)
})

test('booking races: a cancellation against rebooking leaves the hour to one of the two', async () => {
  const [holder, rival] = [await clubMember(), await clubMember()]
  const [own, other] = [await callersOf(holder), await callersOf(rival)]
  for (let round = 0; round < rounds(3, 8); round += 1) {
    const startsAt = at(27, 6 + round)
    const booked = await own[0]!.ok(bookCourt, { input: bookingInput(courts[0]!, startsAt) })
    const cancel = { input: { id: booked.bookCourt.id, acceptsCharges: false } }
    const rebook = { input: bookingInput(courts[0]!, startsAt) }
    const tries = [own[1]!.ok(cancelBooking, cancel), other[2]!.ok(bookCourt, rebook)]
    const [cancelled, rebooked] = await outcomesOf(tries)
    expect(cancelled).toBe('ok')
    expect(['ok', 'SLOT_TAKEN']).toContain(rebooked)
    const confirmed = (await readBookings()).filter(({ status }) => status === 'confirmed')
    expect(confirmed.map(({ userId }) => userId)).toEqual(rebooked === 'ok' ? [rival.id] : [])
    await db.query(`DELETE FROM court_booking`)
  }
})

test('a membership that was ended meanwhile books nothing', async () => {
  const member = await clubMember()
  const own = await callersOf(member)
  await db.getRepository(Membership).delete({ userId: member.id })
  const input = bookingInput(courts[0]!, at(27, 9))
  expect(await own[0]!.fails(bookCourt, { input })).toMatchObject({ code: 'FORBIDDEN' })
})
