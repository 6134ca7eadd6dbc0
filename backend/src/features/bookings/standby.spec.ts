import type { Caller } from '../../../test/caller'
import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  courtDay,
  openCourts,
} from '../../../test/courts'
import {
  blockInput,
  bookForMember,
  cancelForMember,
  createCourtClosure,
  moveForMember,
  removeBlocks,
  removeCourtClosure,
} from '../../../test/desk'
import { person } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { getJob } from '../../../test/jobs'
import { findMails } from '../../../test/mails'
import {
  CourtScheduleDocument,
  JoinStandbyDocument,
  LeaveStandbyDocument,
} from '../../../test/operations'
import { insertBookings } from '../../../test/past-bookings'
import { insertBooking } from '../../../test/players'
import { services } from '../../../test/services'
import { insertStandby, join, readStandby, runRound, taking } from '../../../test/standby'
import { openSubscription } from '../../../test/subscriptions'
import { User } from '../../accounts/user.entity'
import { SECOND_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { lockAllCourts } from '../courts/courts.service'
import { Membership, Plan } from '../memberships/membership.entity'
import { cancelUpcoming } from './cancel-booking.service'
import { StandbyState } from './standby.entity'
import { STANDBY_CHANGED } from './standby-line.service'
import { endOfOffer } from './standby-times'
import { standbyOfferedMail, standbyOpenMail, standbyWithdrawnMail } from './standby.mails'

const api = startApi()
let owners: User[] = []
let bookings: string[] = []

/* Wednesday, 10 AM in New York; the hour is Thursday, 6 PM. */
const [MORNING, SIX_PM] = ['2026-11-25T15:00:00Z', '2026-11-26T23:00:00Z'] as const

const courts = openCourts(api, MORNING)
beforeEach(async () => {
  owners = [await clubMember(Plan.unlimited), await clubMember(Plan.unlimited)]
  bookings = await insertHour(SIX_PM)
})

/** Books an hour of both courts for their owners. */
const insertHour = (startsAt: string) =>
  insertBookings(
    owners.map(({ id: userId }, index) => ({
      userId,
      courtId: courts[index]!.id,
      status: 'confirmed' as const,
      startsAt: new Date(startsAt),
      createdAt: new Date(MORNING),
    })),
  )

const member = async (plan: Plan = Plan.unlimited, values: Partial<User> = {}) =>
  api.as(await clubMember(plan, values))

const cancel = async (court = 0, acceptsCharges = false) => {
  const input = { id: bookings[court]!, acceptsCharges }
  await (await api.as(owners[court]!)).ok(cancelBooking, { input })
}

const stateOf = async (caller: Caller) => (await readStandby(caller))[0]?.state

describe('joining a line (STANDBY-1)', () => {
  test('shows the place in line and how many wait; again, it keeps the place and changes the court', async () => {
    const [first, second] = [await member(), await member()]
    const own = await join(first, SIX_PM)
    const id = await join(second, SIX_PM, courts[1]!.id)
    expect(await readStandby(second)).toEqual([
      expect.objectContaining({
        id,
        startsAt: '2026-11-26T23:00:00.000Z',
        state: 'waiting',
        ahead: 1,
        court: expect.objectContaining({ id: courts[1]!.id }),
        offerUntil: null,
        offeredCourt: null,
      }),
    ])
    const day = (await second.ok(courtDay, { date: '2026-11-26' })).courtDay.courts.map(
      ({ slots }) => slots.find(({ startsAt }) => startsAt.includes('T23')),
    )
    expect(day).toMatchObject([
      { state: 'taken', waiting: 1 },
      { state: 'taken', waiting: 2 },
    ])
    expect(await join(first, SIX_PM, courts[0]!.id)).toBe(own)
    expect(await readStandby(first)).toMatchObject([{ ahead: 0, court: { id: courts[0]!.id } }])
  })

  test('is refused with the reason', async () => {
    const caller = await member()
    const refusal = async (startsAt: string, by = caller, courtId?: string) =>
      by.fails(JoinStandbyDocument, { input: { startsAt, courtId } })
    expect(await refusal('2026-11-26T22:00:00Z')).toMatchObject({
      code: 'CONFLICT',
      message: 'Championship Court 1 is free at that time. You can book it.',
    })
    expect(await refusal('2026-11-26T22:30:00Z')).toMatchObject(invalidField('startsAt'))
    expect(await refusal('2026-12-26T23:00:00Z')).toMatchObject({ code: 'OUTSIDE_WINDOW' })
    expect(await refusal(SIX_PM, await api.as(owners[0]!))).toMatchObject({
      code: 'CONFLICT',
      message: 'You have another booking at that time.',
    })
    expect(await refusal(SIX_PM, caller, '00000000-0000-4000-8000-000000000000')).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await refusal(SIX_PM, await api.as(await person()))).toMatchObject({ code: 'FORBIDDEN' })
    api.at('2026-11-26T21:00:00Z')
    expect(await refusal(SIX_PM)).toMatchObject({
      code: 'CONFLICT',
      message: 'From 2 hours before it begins, an hour that becomes free is open to all.',
    })
  })

  test('is for five hours at a time', async () => {
    const user = await clubMember()
    const caller = await api.as(user)
    for (let count = 0; count < 4; count += 1)
      await insertStandby(user, StandbyState.waiting, api.now())
    const hours = ['2026-11-27T12:00:00Z', '2026-11-27T13:00:00Z'] as const
    for (const hour of hours) await insertHour(hour)
    await join(caller, hours[0])
    expect(
      await caller.fails(JoinStandbyDocument, { input: { startsAt: hours[1] } }),
    ).toMatchObject({ code: 'LIMIT_REACHED', limit: 'standby', max: 5 })
    await caller.ok(LeaveStandbyDocument, {
      input: { id: (await readStandby(caller))[0]!.id },
    })
    await join(caller, hours[1])
  })
})

describe('an hour that becomes free', () => {
  test('is held for the first in line for 20 minutes, with a mail', async () => {
    const [first, second] = [await member(), await member()]
    await join(first, SIX_PM)
    await join(second, SIX_PM)
    await cancel()
    expect(await readStandby(first)).toMatchObject([
      {
        state: 'offered',
        offerUntil: '2026-11-25T15:20:00.000Z',
        offeredCourt: { name: courts[0]!.name },
      },
    ])
    expect(await readStandby(second)).toMatchObject([{ state: 'waiting', ahead: 0 }])
    const slotOf = async (caller: Caller) =>
      (await caller.ok(courtDay, { date: '2026-11-26' })).courtDay.courts[0]!.slots.find(
        ({ startsAt }) => startsAt.includes('T23'),
      )?.state
    expect([await slotOf(first), await slotOf(second)]).toEqual(['offered', 'taken'])
    const input = bookingInput(courts[0]!, SIX_PM)
    expect(await second.fails(bookCourt, { input })).toMatchObject({ code: 'SLOT_TAKEN' })
    expect(await findMails(standbyOfferedMail)).toHaveLength(1)
  })

  test('is held for no longer than until 2 hours before it, but at night until 7:20 AM', () => {
    for (const [now, until] of [
      ['2026-11-26T02:59:59.999Z', '2026-11-26T03:19:59.999Z'],
      ['2026-11-26T03:00:00Z', '2026-11-26T12:20:00Z'],
      ['2026-11-26T12:00:00Z', '2026-11-26T12:20:00Z'],
      ['2026-11-26T20:50:00Z', '2026-11-26T21:00:00Z'],
    ] as const)
      expect(endOfOffer(new Date(SIX_PM), new Date(now))).toEqual(new Date(until))
  })

  test('stays free if nobody in line can book it, and passes over them and who has cancelled it', async () => {
    const [busy, given, later] = [await member(Plan.standard), await member(), await member()]
    await join(busy, SIX_PM)
    // The limit of two bookings on the day is reached while busy waits.
    for (const hour of ['2026-11-26T20:00:00Z', '2026-11-26T21:00:00Z'])
      await busy.ok(bookCourt, { input: bookingInput(courts[0]!, hour) })
    const owner = await api.as(owners[0]!)
    const again = async (caller: Caller) =>
      (await caller.ok(bookCourt, { input: bookingInput(courts[0]!, SIX_PM) })).bookCourt.id
    // The club's cancellation does not count, the owner's own one after it does.
    await (await api.team()).ok(cancelForMember, { input: { id: bookings[0]!, reason: 'Rain' } })
    bookings[0] = await again(owner)
    await cancel()
    expect(await stateOf(busy)).toBe('waiting')
    const id = await again(given)
    expect(await owner.fails(JoinStandbyDocument, { input: { startsAt: SIX_PM } })).toMatchObject({
      message: 'You have cancelled a booking of this hour.',
    })
    await join(later, SIX_PM)
    await given.ok(cancelBooking, { input: { id, acceptsCharges: false } })
    expect([await stateOf(busy), await stateOf(later)]).toEqual(['waiting', 'offered'])
  })

  test('of the other court is not offered to who waits for one court', async () => {
    const caller = await member()
    await join(caller, SIX_PM, courts[1]!.id)
    await cancel(0)
    expect(await stateOf(caller)).toBe('waiting')
    await cancel(1)
    expect(await stateOf(caller)).toBe('offered')
  })

  test('less than 2 hours ahead is open to all, and everybody in line is told once', async () => {
    const waiters = [await member(), await member()]
    for (const waiter of waiters) await join(waiter, SIX_PM)
    api.at('2026-11-26T21:00:00Z')
    await cancel(0)
    await cancel(1, true).catch(() => undefined)
    expect(await Promise.all(waiters.map(stateOf))).toEqual(['lapsed', 'lapsed'])
    expect(await findMails(standbyOpenMail)).toHaveLength(2)
    await waiters[1]!.ok(bookCourt, { input: bookingInput(courts[0]!, SIX_PM) })
    await runRound('2026-11-26T21:00:01Z')
    expect(await findMails(standbyOpenMail)).toHaveLength(2)
    expect(await findMails(standbyOfferedMail)).toEqual([])
  })
})

describe('an offer (STANDBY-3)', () => {
  test('can be taken until its end, and once: the same call returns the booking again', async () => {
    const caller = await member()
    const id = await join(caller, SIX_PM)
    await cancel()
    api.at('2026-11-25T15:20:00Z')
    expect(await caller.fails(...taking(id))).toMatchObject({ code: 'CONFLICT' })
    api.at('2026-11-25T15:19:59.999Z')
    const { takeStandby } = await caller.ok(...taking(id))
    expect((await caller.ok(...taking(id))).takeStandby).toEqual(takeStandby)
    expect(await readStandby(caller)).toEqual([])
  })

  test('asks for the charges first, and stays', async () => {
    const caller = await member(Plan.standard)
    await db.query(
      `UPDATE "user" SET "membershipPlan" = NULL WHERE id IN (SELECT "userId" FROM standby)`,
    )
    const id = await join(caller, SIX_PM)
    await cancel()
    const [document] = taking(id)
    const input = { id, guests: ['Ana'], acceptsCharges: false }
    expect(await caller.fails(document, { input })).toMatchObject({ code: 'CHARGE_REQUIRED' })
    expect(await stateOf(caller)).toBe('offered')
    await caller.ok(document, { input: { ...input, acceptsCharges: true } })
  })

  test('that lapses goes to the next in line by the next round: each is offered the hour once, in turn', async () => {
    const line = [await member(), await member(), await member()] as const
    const [first, second, third] = line
    for (const one of line) await join(one, SIX_PM)
    await cancel()
    await runRound('2026-11-25T15:19:59.999Z')
    expect(await Promise.all(line.map(stateOf))).toEqual(['offered', 'waiting', 'waiting'])
    api.at('2026-11-25T15:20:00Z')
    await runRound('2026-11-25T15:20:00Z')
    expect(await stateOf(first)).toBe('lapsed')
    expect(await readStandby(second)).toMatchObject([
      { state: 'offered', offerUntil: '2026-11-25T15:40:00.000Z' },
    ])
    // Who has let it lapse can wait again, behind the others.
    await join(first, SIX_PM)
    expect(await stateOf(first)).toBe('waiting')
    await runRound('2026-11-25T15:40:00Z')
    expect(await Promise.all([first, third].map(stateOf))).toEqual(['waiting', 'offered'])
    expect(await findMails(standbyOfferedMail)).toHaveLength(3)
  })

  test('goes to the next at once if the member leaves the line', async () => {
    const [first, second] = [await member(), await member()]
    const id = await join(first, SIX_PM)
    await cancel()
    // The court is held for the first one, so it is taken for the second.
    await join(second, SIX_PM)
    await first.ok(LeaveStandbyDocument, { input: { id } })
    await first.ok(LeaveStandbyDocument, { input: { id } })
    expect([await stateOf(first), await stateOf(second)]).toEqual([undefined, 'offered'])
    expect(await second.fails(LeaveStandbyDocument, { input: { id } })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('ends when the member books at that time; the next round passes it on', async () => {
    const [first, second] = [await member(), await member()]
    await join(first, SIX_PM, courts[0]!.id)
    await join(second, SIX_PM, courts[0]!.id)
    await cancel(0)
    await cancel(1)
    await first.ok(bookCourt, { input: bookingInput(courts[1]!, SIX_PM) })
    expect([await stateOf(first), await stateOf(second)]).toEqual([undefined, 'waiting'])
    await runRound(MORNING)
    expect(await stateOf(second)).toBe('offered')
  })

  test('is passed on by a late round only while more than 2 hours are left', async () => {
    const line = [await member(), await member(), await member()]
    for (const one of line) await join(one, SIX_PM)
    api.at('2026-11-26T20:30:00Z')
    await cancel()
    await runRound('2026-11-26T21:30:00Z')
    expect(await Promise.all(line.map(stateOf))).toEqual(['lapsed', 'lapsed', 'lapsed'])
    expect(await findMails(standbyOfferedMail)).toHaveLength(1)
    expect(await findMails(standbyOpenMail)).toHaveLength(2)
    await runRound('2026-11-26T21:31:00Z')
    expect(await findMails(standbyOpenMail)).toHaveLength(2)
  })

  test('is not made for an hour that has begun: the line ends in silence', async () => {
    const caller = await member()
    await join(caller, SIX_PM)
    await runRound('2026-11-26T23:00:00Z')
    const rows = await db.query(`SELECT state FROM standby`)
    expect(rows).toEqual([{ state: 'lapsed' }])
    expect(await findMails(standbyOpenMail)).toEqual([])
  })
})

test('standby: a round runs every 15 seconds (STANDBY-3)', () => {
  expect(getJob('standby').everyMs).toBe(15 * SECOND_MS)
})

test('standbyChanged tells a member of their own standbys only', async () => {
  const people = [await clubMember(Plan.unlimited), await clubMember(Plan.unlimited)]
  const [first, second] = [await api.as(people[0]!), await api.as(people[1]!)]
  await join(first, SIX_PM)
  const query = 'subscription { standbyChanged { state } }'
  const subscribe = ({ cookie }: Caller) => openSubscription(api.base, query, { cookie })
  const live = [subscribe(first), subscribe(second)]
  for (const [index, { id }] of people.entries()) {
    await live[index]!.untilEstablished(() =>
      db.query('SELECT pg_notify($1, $2)', [STANDBY_CHANGED, id]),
    )
    await live[index]!.next()
  }
  await cancel()
  const untilOffered = async () => {
    for (let next = await live[0]!.next(); next; next = await live[0]!.next())
      if (next.data.standbyChanged[0].state === 'offered') return true
    return false
  }
  expect(await untilOffered()).toBe(true)
  await join(second, SIX_PM)
  // The notifications that established it may have caused more than one event, each without a row.
  let rows: unknown[] = []
  while (rows.length === 0) rows = (await live[1]!.next())?.data.standbyChanged
  expect(rows).toEqual([{ state: 'waiting' }])
  await Promise.all(live.map(one => one.close()))
})

describe('the club (STANDBY-6)', () => {
  test('closes an offered hour: the offer is taken back, and its removal offers it again', async () => {
    const caller = await member()
    await join(caller, SIX_PM, courts[0]!.id)
    await cancel()
    const team = await api.team()
    const input = blockInput(courts, { startTime: '18:00', endTime: '19:00' })
    const { createCourtClosurePreview: plan } = await team.ok(createCourtClosure.preview, { input })
    const { createCourtClosure: made } = await team.ok(createCourtClosure.act, { input })
    const ofFirst = { blocked: [{ court: { number: 1 }, startsAt: '2026-11-26T23:00:00.000Z' }] }
    expect([plan, made]).toMatchObject([ofFirst, ofFirst])
    expect(await readStandby(caller)).toMatchObject([{ state: 'waiting', offerUntil: null }])
    expect(await findMails(standbyWithdrawnMail)).toHaveLength(1)
    await team.ok(removeCourtClosure.act, { input: { id: made.closure.id } })
    expect(await stateOf(caller)).toBe('offered')
  })

  test('closes an hour and cancels its booking: nobody is offered it until its block is removed', async () => {
    const caller = await member()
    await join(caller, SIX_PM)
    const team = await api.team()
    const times = { startTime: '18:00', endTime: '19:00' }
    const input = blockInput(courts, { ...times, cancelsBookings: true, reason: 'Rain' })
    await team.ok(createCourtClosure.act, { input })
    expect(await stateOf(caller)).toBe('waiting')
    expect(await findMails(standbyOfferedMail)).toEqual([])
    const blocks = await db.query<{ id: string }[]>('SELECT id FROM block')
    await team.ok(removeBlocks, { input: { ids: blocks.map(({ id }) => id) } })
    expect(await stateOf(caller)).toBe('offered')
  })

  test('moves or cancels a booking: the hour goes to the first in line', async () => {
    const [first, second] = [await member(), await member()]
    await join(first, SIX_PM)
    await join(second, SIX_PM)
    const team = await api.team()
    const move = { courtId: courts[0]!.id, startsAt: '2026-11-26T22:00:00Z', acceptsCharges: true }
    await team.ok(moveForMember, { input: { id: bookings[0]!, ...move } })
    expect(await stateOf(first)).toBe('offered')
    const reason = 'Rain'
    await team.ok(cancelForMember, { input: { id: bookings[1]!, reason, writesLateFee: false } })
    expect(await stateOf(second)).toBe('offered')
  })

  test('moves a booking to an hour that its member waits for: they are in line no more', async () => {
    const user = await clubMember(Plan.unlimited)
    const id = await insertBooking(user, courts[0]!, '2026-11-26T22:00:00Z')
    const waiting = await api.as(user)
    await join(waiting, SIX_PM, courts[0]!.id)
    await cancel(1)
    const team = await api.team()
    const move = { courtId: courts[1]!.id, startsAt: SIX_PM, acceptsCharges: true }
    await team.ok(moveForMember, { input: { id, ...move } })
    expect(await readStandby(waiting)).toEqual([])
  })

  test('sees in its day for whom an hour is held, and books it for nobody else', async () => {
    const waiting = await clubMember(Plan.unlimited, { firstName: 'Ana', lastName: 'Ruiz' })
    await join(await api.as(waiting), SIX_PM)
    await cancel()
    const team = await api.team()
    const { courtSchedule: day } = await team.ok(CourtScheduleDocument, { date: '2026-11-26' })
    expect(day.offers).toMatchObject([
      { startsAt: '2026-11-26T23:00:00.000Z', person: { userId: waiting.id } },
    ])
    const other = await clubMember(Plan.unlimited)
    const { id: membershipId } = await db
      .getRepository(Membership)
      .findOneByOrFail({ userId: other.id })
    const input = { ...bookingInput(courts[0]!, SIX_PM), membershipId, reason: null }
    expect(await team.fails(bookForMember, { input })).toMatchObject({
      code: 'SLOT_TAKEN',
      message:
        'This hour is held for Ana Ruiz, who has waited for it, until Wednesday, November 25, 10:20 AM (Miami time).',
    })
  })

  test('ends a membership: the person leaves the line, and the offer goes on', async () => {
    const leaving = await clubMember(Plan.unlimited)
    const [first, second] = [await api.as(leaving), await member()]
    await join(first, SIX_PM)
    await join(second, SIX_PM)
    await cancel()
    await db.transaction(async em => {
      await lockAllCourts(em)
      const now = new Date(MORNING)
      await cancelUpcoming(services, [leaving.id], { now, reason: 'Ended' }, em)
    })
    expect([await stateOf(first), await stateOf(second)]).toEqual([undefined, 'offered'])
  })
})
