import { bookCourt, bookingInput, clubMember, openCourts } from '../../../test/courts'
import {
  SCHEDULE,
  blockCourts,
  blockInput,
  cancelForMember,
  checkIn,
  courtSchedule,
  removeBlocks,
} from '../../../test/desk'
import { startApi } from '../../../test/harness'
import { listenTo } from '../../../test/notified'
import { insertBooking } from '../../../test/players'
import { countStatements } from '../../../test/statements'
import { openSubscription } from '../../../test/subscriptions'
import { setPhase } from '../../../test/waves'
import { clubDayAfter } from '../../core/club-day'
import { MINUTE_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { COURT_CHANGED, notifyCourtsChanged } from '../courts/court-changes.service'
import { slotsOfDay } from '../courts/court-times.service'
import type { Court } from '../courts/court.entity'
import { Membership, MembershipState, Plan } from '../memberships/membership.entity'

const api = startApi()
const notifiedBy = listenTo(COURT_CHANGED)
const DATE = '2026-11-26'

const courts = openCourts(api, '2026-11-25T15:00:00Z')

const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour + 5)).toISOString()

/** Stores a booking of an hour of the day for a new member; returns the member and the booking's id. */
async function book(court: Court, hour: number) {
  const member = await clubMember(Plan.standard, { firstName: `Bo ${String(hour)}` })
  return { member, id: await insertBooking(member, court, at(hour)) }
}

/** Books an hour of the day with guests, which have charges, for a new member. */
async function bookWithGuests(court: Court, hour: number) {
  const member = await clubMember(Plan.standard, { firstName: `Bo ${String(hour)}` })
  const values = { guests: ['Ana', 'Cy'], acceptsCharges: true }
  const input = bookingInput(court, at(hour), values)
  return { member, ...(await (await api.as(member)).ok(bookCourt, { input })).bookCourt }
}

describe('courtSchedule', () => {
  test('has the day’s bookings with members, guests and charges, and its blocks', async () => {
    const caller = await api.team()
    const evening = await bookWithGuests(courts[0]!, 18)
    await book(courts[0]!, 6)
    const gone = await book(courts[0]!, 9)
    await caller.ok(cancelForMember, { input: { id: gone.id, reason: 'Rain' } })
    await book(courts[0]!, 24 + 11)
    // From 9 PM on the day before to 1 AM: it overlaps both days.
    const overnight = {
      from: '2026-11-25',
      until: '2026-11-25',
      startTime: '21:00',
      endTime: '01:00',
    }
    await caller.ok(blockCourts, { input: blockInput([courts[1]!], overnight) })
    const { courtSchedule: day } = await caller.ok(courtSchedule, { date: DATE })
    expect(day.date).toBe(DATE)
    expect(day.hours).toHaveLength(18)
    expect(day.hours[0]).toEqual({
      startsAt: '2026-11-26T10:00:00.000Z',
      endsAt: '2026-11-26T11:00:00.000Z',
    })
    const { number } = await db
      .getRepository(Membership)
      .findOneByOrFail({ userId: evening.member.id })
    expect(day.courts).toMatchObject([{ number: 1 }, { number: 2 }])
    expect(day.bookings).toHaveLength(2)
    expect(day.bookings).toMatchObject([
      { court: { number: 1 }, person: { firstName: 'Bo 6' }, guests: [], charges: [] },
      {
        id: evening.id,
        person: { firstName: 'Bo 18', email: evening.member.email },
        foundingNumber: number,
        guests: ['Ana', 'Cy'],
        charges: [{ kind: 'guest_pass' }, { kind: 'guest_pass' }],
        checkedInAt: null,
      },
    ])
    expect(day.blocks).toMatchObject([
      { court: { number: 2 }, startsAt: '2026-11-26T02:00:00.000Z', title: 'New nets' },
    ])
  })

  test('keeps the number of a membership that has ended, and counts the hours of the clock change', async () => {
    const caller = await api.team()
    const { member } = await book(courts[0]!, 18)
    const own = { userId: member.id }
    await db
      .getRepository(Membership)
      .update(own, { state: MembershipState.ended, endsOn: '2026-11-26' })
    const { number } = await db.getRepository(Membership).findOneByOrFail(own)
    const { courtSchedule: day } = await caller.ok(courtSchedule, { date: DATE })
    expect(day.bookings).toMatchObject([{ foundingNumber: number }])
    const { courtSchedule: spring } = await caller.ok(courtSchedule, { date: '2027-03-14' })
    expect(spring.hours[0]).toMatchObject({ startsAt: '2027-03-14T09:00:00.000Z' })
  })

  test('runs as many statements for 1 booking as for 5', async () => {
    const caller = await api.team()
    const read = () => countStatements(() => caller.ok(courtSchedule, { date: DATE }))
    await book(courts[0]!, 6)
    const few = await read()
    for (const court of courts) await bookWithGuests(court, 7)
    for (const court of courts) await book(court, 8)
    expect(await read()).toBe(few)
  })

  test('is for the team only, in every phase', async () => {
    const date = { date: DATE }
    expect(await api.visitor.fails(courtSchedule, date)).toMatchObject({ code: 'UNAUTHENTICATED' })
    const own = await api.as(await clubMember())
    expect(await own.fails(courtSchedule, date)).toMatchObject({ code: 'FORBIDDEN' })
    const caller = await api.team()
    expect(await caller.fails(courtSchedule, { date: '2026-02-30' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    await setPhase('waitlist')
    expect((await caller.ok(courtSchedule, date)).courtSchedule.courts).toHaveLength(2)
  })
})

describe('courtScheduleChanged', () => {
  // A session expires by the real clock, so the day is a past one, and the evening before is now.
  const date = clubDayAfter(new Date(), -2)
  const [first] = slotsOfDay(date)
  const query = `subscription { courtScheduleChanged(date: "${date}") { ${SCHEDULE} } }`
  const atMinutes = (minutes: number) =>
    api.at(new Date((first?.startsAt.getTime() ?? 0) + minutes * MINUTE_MS).toISOString())

  test('sends the day, after a booking, a mark, a block and its removal', async () => {
    atMinutes(-360)
    const caller = await api.team()
    const own = await api.as(await clubMember())
    const input = bookingInput(courts[0]!, first!.startsAt.toISOString())
    let [id, block] = ['', '']
    const booking = async () => {
      id = (await own.ok(bookCourt, { input })).bookCourt.id
    }
    const closed = blockInput([courts[0]!], { from: date, until: date })
    const blocking = async () => {
      block = (await caller.ok(blockCourts, { input: closed })).blockCourts.blocks[0]!.id
    }
    expect(await notifiedBy(booking)).toEqual([date])
    atMinutes(-30)
    expect(await notifiedBy(() => caller.ok(checkIn, { input: { id } }))).toEqual([date])
    expect(await notifiedBy(blocking)).toEqual([date])
    const subscription = openSubscription(api.base, query, { cookie: caller.cookie })
    await subscription.untilEstablished(() => notifyCourtsChanged([date], db.manager))
    expect((await subscription.next())?.data.courtScheduleChanged).toMatchObject({
      bookings: [{ id, checkedInAt: expect.any(String) as string }],
      blocks: [{ id: block }],
    })
    await subscription.close()
    const unblock = () => caller.ok(removeBlocks, { input: { ids: [block] } })
    expect(await notifiedBy(unblock)).toEqual([date])
  })

  test('refuses a visitor and a member', async () => {
    atMinutes(-360)
    const member = await api.as(await clubMember())
    for (const [cookie, code] of [
      [undefined, 'UNAUTHENTICATED'],
      [member.cookie, 'FORBIDDEN'],
    ] as const) {
      const subscription = openSubscription(api.base, query, { cookie })
      await subscription.untilEstablished(() => notifyCourtsChanged([date], db.manager))
      expect((await subscription.next())?.errors?.[0]?.extensions.code).toBe(code)
      await subscription.close()
    }
  })
})
