import { randomUUID } from 'node:crypto'
import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  openCourts,
} from '../../../test/courts'
import {
  bookForMember,
  checkIn,
  courtSchedule,
  markNoShow,
  moveForMember,
  releaseCourt,
  undoNoShow,
} from '../../../test/desk'
import { startApi } from '../../../test/harness'
import {
  ChangeGuestsDocument,
  ReopenChargeDocument,
  SettleChargeDocument,
} from '../../../test/operations'
import { findMails, rendered } from '../../../test/mails'
import { insertBookings } from '../../../test/past-bookings'
import { insertBooking } from '../../../test/players'
import { outcomesOf, records } from '../../../test/status-changes'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { bookingMovedMail } from '../bookings/bookings.mails'
import { Membership, Plan } from '../memberships/membership.entity'

const api = startApi()
/** 6 PM and 7 PM on November 26, and 6 PM on December 1. */
const [SIX, SEVEN, DECEMBER] = [
  '2026-11-26T23:00:00.000Z',
  '2026-11-27T00:00:00.000Z',
  '2026-12-01T23:00:00.000Z',
]

const courts = openCourts(api, '2026-11-25T15:00:00Z')

async function book(member: User, startsAt = SIX, values: object = {}): Promise<string> {
  const input = bookingInput(courts[0]!, startsAt, { acceptsCharges: true, ...values })
  return (await (await api.as(member)).ok(bookCourt, { input })).bookCourt.id
}

/** Stores a booking without a number and guests; returns its id. To book takes many statements. */
const insert = (member: User, startsAt = SIX) => insertBooking(member, courts[0]!, startsAt)

const to = (id: string, startsAt: string, court = courts[0]!, values: object = {}) => ({
  input: { id, courtId: court.id, startsAt, acceptsCharges: false, ...values },
})

describe('moveForMember', () => {
  test('moves within the month: number, fees and guests stay; one mail, one record, one event', async () => {
    const member = await clubMember(Plan.standard, { firstName: 'Bo' })
    const id = await book(member, SIX, { guests: ['Zoe Q. Guest'] })
    const caller = await api.team()
    const { moveForMember: moved } = await caller.ok(moveForMember, to(id, SEVEN, courts[1]))
    expect(moved).toMatchObject({
      id,
      startsAt: SEVEN,
      court: { number: 2 },
      status: 'confirmed',
      monthNo: 1,
      guests: ['Zoe Q. Guest'],
      charges: [{ kind: 'guest_pass', state: 'open' }],
      holdsCourt: true,
    })
    // The same call again finds it moved.
    expect((await caller.ok(moveForMember, to(id, SEVEN, courts[1]))).moveForMember).toEqual(moved)
    const [mail, ...more] = await findMails(bookingMovedMail, member.email)
    expect(more).toEqual([])
    const { subject, text } = await rendered(mail!)
    expect(subject).toBe('Your court has moved: Thursday, November 26, 7:00 PM (Miami time)')
    expect(text).toContain('your booking of Championship Court 1 on Thursday, November 26, 6:00 PM')
    expect(text).toContain('Championship Court 2 is yours on Thursday, November 26, 7:00 PM')
    expect(await records()).toMatchObject([
      {
        action: 'booking_move',
        subjectId: id,
        before: { court: 'Championship Court 1', startsAt: SIX },
        after: { court: 'Championship Court 2', startsAt: SEVEN },
      },
    ])
    // The former hour is free.
    expect(await book(await clubMember(), SIX)).toBeTruthy()
  })

  test('and other guests leave the booking to a repeated request with its key', async () => {
    const member = await clubMember()
    const caller = await api.as(member)
    const input = bookingInput(courts[0]!, SIX, { guests: ['Ana'], acceptsCharges: true })
    const { id } = (await caller.ok(bookCourt, { input })).bookCourt
    const team = await api.team()
    await team.ok(moveForMember, to(id, SEVEN))
    await team.ok(ChangeGuestsDocument, { input: { id, guests: [], acceptsCharges: true } })
    const { bookCourt: repeated } = await caller.ok(bookCourt, { input })
    expect(repeated).toMatchObject({ id, startsAt: SEVEN, guests: [] })
  })

  test('a second move has a mail of its own, and the calendar’s sequence number grows', async () => {
    const member = await clubMember()
    const id = await insert(member)
    const caller = await api.team()
    await caller.ok(moveForMember, to(id, SEVEN))
    await caller.ok(moveForMember, to(id, SIX))
    const mails = await findMails(bookingMovedMail, member.email)
    expect(mails).toHaveLength(2)
    const [row] = await db.query('SELECT moves, "movedAt" FROM court_booking WHERE id = $1', [id])
    expect(row).toMatchObject({ moves: 2, movedAt: new Date('2026-11-25T15:00:00Z') })
  })

  test('moves a booking only from where the caller has read it, if it names that place', async () => {
    const id = await insert(await clubMember())
    const caller = await api.team()
    const first = { courtIdBefore: courts[0]!.id.toUpperCase(), startsAtBefore: SIX }
    const { moveForMember: moved } = await caller.ok(moveForMember, to(id, SEVEN, courts[1], first))
    for (const before of [first, { ...first, startsAtBefore: SEVEN }, { startsAtBefore: SIX }])
      expect(await caller.fails(moveForMember, to(id, DECEMBER, courts[0], before))).toMatchObject({
        code: 'CONFLICT',
        message:
          'Somebody else has moved this booking to Championship Court 2, Thursday, November 26, 7:00 PM (Miami time).',
        place: {
          court: { id: courts[1]!.id, name: 'Championship Court 2' },
          startsAt: SEVEN,
          endsAt: '2026-11-27T01:00:00.000Z',
        },
      })
    // The first call again, after its answer was lost.
    const again = await caller.ok(moveForMember, to(id, SEVEN, courts[1], first))
    expect(again.moveForMember).toEqual(moved)
    const second = { courtIdBefore: courts[1]!.id, startsAtBefore: SEVEN }
    const { moveForMember: back } = await caller.ok(moveForMember, to(id, SIX, courts[0], second))
    expect(back).toMatchObject({ startsAt: SIX, court: { number: 1 } })
  })

  test('in another month it counts as if it was booked now', async () => {
    const member = await clubMember()
    const caller = await api.team()
    const id = await book(member)
    // The 12 numbers of December are used, so the moved booking is an extra one.
    await insertBookings(
      Array.from({ length: 12 }, (_, count) => ({
        userId: member.id,
        courtId: courts[0]!.id,
        startsAt: new Date(Date.UTC(2026, 11, 2 + count, 15)),
        createdAt: api.now(),
        status: 'confirmed' as const,
      })),
    )
    await db.query(
      `UPDATE court_booking SET "monthNo" = extract(day FROM "bookingDate") - 1 WHERE month = '2026-12-01'`,
    )
    expect(await caller.fails(moveForMember, to(id, DECEMBER))).toMatchObject({
      code: 'CHARGE_REQUIRED',
      charges: [{ kind: 'extra_reservation', cents: 1499 }],
    })
    const accepted = to(id, DECEMBER, courts[0], { acceptsCharges: true })
    const { moveForMember: moved } = await caller.ok(moveForMember, accepted)
    expect(moved).toMatchObject({
      monthNo: null,
      isExtra: true,
      charges: [{ kind: 'extra_reservation', state: 'open' }],
    })
    // Back in November its number is free again, and the open fee is void.
    const { moveForMember: back } = await caller.ok(moveForMember, to(id, SIX))
    expect(back).toMatchObject({
      monthNo: 1,
      isExtra: false,
      charges: [{ kind: 'extra_reservation', state: 'void' }],
    })
    // The settled fee is to be returned first.
    const { moveForMember: again } = await caller.ok(moveForMember, accepted)
    const charge = again.charges.find(({ state }) => state === 'open')!
    await caller.ok(SettleChargeDocument, { input: { id: charge.id, how: 'card' } })
    expect(await caller.fails(moveForMember, to(id, SIX))).toMatchObject({ code: 'CONFLICT' })
    await caller.ok(ReopenChargeDocument, { input: { id: charge.id } })
    await caller.ok(moveForMember, to(id, SIX))
  })

  test('when the new hour is gone, nothing changes', async () => {
    const member = await clubMember()
    const id = await book(member, SIX, { guests: ['Ana'] })
    const rival = await clubMember(Plan.standard, { firstName: 'Mia', lastName: 'Ortiz' })
    await insert(rival, SEVEN)
    const caller = await api.team()
    const { courtSchedule: before } = await caller.ok(courtSchedule, { date: '2026-11-26' })
    expect(await caller.fails(moveForMember, to(id, SEVEN))).toMatchObject({
      code: 'SLOT_TAKEN',
      message: 'This hour is booked for Mia Ortiz by now.',
    })
    expect(await caller.ok(courtSchedule, { date: '2026-11-26' })).toEqual({
      courtSchedule: before,
    })
    expect(await findMails(bookingMovedMail)).toEqual([])
    expect(await records()).toEqual([])
  })

  test('who has arrived is moved to another court of the hour only', async () => {
    const id = await insert(await clubMember())
    api.at('2026-11-26T23:05:00Z')
    const caller = await api.team()
    await caller.ok(checkIn, { input: { id } })
    expect(await caller.fails(moveForMember, to(id, SEVEN))).toMatchObject({ code: 'CONFLICT' })
    const { moveForMember: moved } = await caller.ok(moveForMember, to(id, SIX, courts[1]))
    expect(moved).toMatchObject({ court: { number: 2 }, checkedInAt: '2026-11-26T23:05:00.000Z' })
    // Until it is over (BOOKING-25), also after the 30 minutes of walk-ins.
    api.at('2026-11-26T23:59:59Z')
    const { moveForMember: back } = await caller.ok(moveForMember, to(id, SIX, courts[0]))
    expect(back).toMatchObject({ court: { number: 1 } })
    api.at('2026-11-27T00:00:00Z')
    expect(await caller.fails(moveForMember, to(id, SIX, courts[1]))).toMatchObject({
      code: 'CONFLICT',
    })
  })

  test('refuses what is cancelled, over, absent, overlapping and unknown', async () => {
    const member = await clubMember()
    const id = await insert(member)
    const other = await insert(member, '2026-11-27T15:00:00Z')
    const caller = await api.team()
    expect(
      await caller.fails(moveForMember, to(id, '2026-11-27T15:00:00Z', courts[1])),
    ).toMatchObject({ code: 'CONFLICT', message: 'The member has another booking at that time.' })
    expect(await caller.fails(moveForMember, to(randomUUID(), SEVEN))).toMatchObject({
      code: 'NOT_FOUND',
    })
    const nowhere = to(id, SEVEN, courts[0], { courtId: randomUUID() })
    expect(await caller.fails(moveForMember, nowhere)).toMatchObject({ code: 'NOT_FOUND' })
    for (const startsAt of ['2026-11-25T14:00:00Z', '2026-11-26T23:30:00Z'])
      expect(await caller.fails(moveForMember, to(id, startsAt))).toMatchObject({
        fields: [{ field: 'startsAt' }],
      })
    await (await api.as(member)).ok(cancelBooking, { input: { id: other, acceptsCharges: false } })
    expect(await caller.fails(moveForMember, to(other, SEVEN))).toMatchObject({ code: 'CONFLICT' })
    api.at('2026-11-26T23:20:00Z')
    await (await api.team()).ok(markNoShow, { input: { id } })
    expect(await (await api.team()).fails(moveForMember, to(id, SEVEN))).toMatchObject({
      code: 'CONFLICT',
      message: 'The member is marked as absent.',
    })
  })
})

describe('changeGuests', () => {
  const change = (id: string, guests: string[], acceptsCharges = true) => ({
    input: { id, guests, acceptsCharges },
  })
  const statesOf = (charges: { kind: string; state: string }[]) =>
    charges.map(({ kind, state }) => `${kind} ${state}`)

  test('adds a guest with a pass, after the price was accepted, and voids it again', async () => {
    const id = await insert(await clubMember())
    const caller = await api.team()
    expect(await caller.fails(ChangeGuestsDocument, change(id, ['Ana'], false))).toMatchObject({
      code: 'CHARGE_REQUIRED',
      charges: [{ kind: 'guest_pass', cents: 1999 }],
    })
    const { changeGuests: one } = await caller.ok(ChangeGuestsDocument, change(id, [' Ana ']))
    expect(one.guests).toEqual(['Ana'])
    expect(statesOf(one.charges)).toEqual(['guest_pass open'])
    const { changeGuests: two } = await caller.ok(ChangeGuestsDocument, change(id, ['Ana', 'Bea']))
    expect(statesOf(two.charges)).toEqual(['guest_pass open', 'guest_pass open'])
    // A removal costs nothing, so nothing has to be accepted.
    const { changeGuests: none } = await caller.ok(ChangeGuestsDocument, change(id, [], false))
    expect(none.guests).toEqual([])
    expect(statesOf(none.charges)).toEqual(['guest_pass void', 'guest_pass void'])
    const { changeGuests: again } = await caller.ok(ChangeGuestsDocument, change(id, ['Cy']))
    expect(statesOf(again.charges).toSorted()).toEqual([
      'guest_pass open',
      'guest_pass void',
      'guest_pass void',
    ])
    const audited = await records()
    expect(audited.map(({ before, after }) => [before, after])).toEqual([
      [{ guests: 0 }, { guests: 1 }],
      [{ guests: 1 }, { guests: 2 }],
      [{ guests: 2 }, { guests: 0 }],
      [{ guests: 0 }, { guests: 1 }],
    ])
    expect(JSON.stringify(audited)).not.toContain('Ana')
  })

  test('replaces only the guests that the caller has read, if it names them', async () => {
    const id = await book(await clubMember(), SIX, { guests: ['Ana'] })
    const caller = await api.team()
    const to = (guests: string[], guestsBefore: string[]) => ({
      input: { id, guests, guestsBefore, acceptsCharges: true },
    })
    const { changeGuests: one } = await caller.ok(ChangeGuestsDocument, to(['Ana', 'Bea'], ['Ana']))
    expect(one.guests).toEqual(['Ana', 'Bea'])
    for (const before of [['Ana'], []])
      expect(await caller.fails(ChangeGuestsDocument, to(['Cy'], before))).toMatchObject({
        code: 'CONFLICT',
        message: 'Somebody else has changed the guests of this booking.',
      })
    const { changeGuests: none } = await caller.ok(ChangeGuestsDocument, to([], ['Ana', 'Bea']))
    expect(none.guests).toEqual([])
  })

  test('a free guest of the month stays free, and counts once', async () => {
    const member = await clubMember(Plan.unlimited)
    const id = await book(member)
    const other = await book(member, SEVEN)
    const caller = await api.team()
    expect(
      (await caller.ok(ChangeGuestsDocument, change(id, ['Ana'], false))).changeGuests.charges,
    ).toEqual([])
    expect(
      (await caller.ok(ChangeGuestsDocument, change(id, ['Bea'], false))).changeGuests.charges,
    ).toEqual([])
    expect(await caller.fails(ChangeGuestsDocument, change(other, ['Cy'], false))).toMatchObject({
      code: 'CHARGE_REQUIRED',
    })
  })

  test('a pass that is settled is returned before its guest is removed', async () => {
    const id = await book(await clubMember(), SIX, { guests: ['Ana', 'Bea'] })
    const caller = await api.team()
    const { changeGuests: same } = await caller.ok(ChangeGuestsDocument, change(id, ['Ana', 'Bea']))
    const [first] = same.charges
    await caller.ok(SettleChargeDocument, { input: { id: first!.id, how: 'cash' } })
    const { changeGuests: one } = await caller.ok(ChangeGuestsDocument, change(id, ['Bea']))
    expect(statesOf(one.charges).toSorted()).toEqual(['guest_pass settled', 'guest_pass void'])
    expect(await caller.fails(ChangeGuestsDocument, change(id, []))).toMatchObject({
      code: 'CONFLICT',
      message: 'A fee that this would end is settled. Please return the money and reopen it first.',
    })
  })

  test('until 14 days after play; not for absent members and wrong names', async () => {
    const id = await insert(await clubMember())
    const caller = await api.team()
    for (const guests of [[''], ['a', 'b', 'c', 'd'], ['x'.repeat(81)]])
      expect(await caller.fails(ChangeGuestsDocument, change(id, guests))).toMatchObject({
        fields: [{ field: 'guests' }],
      })
    expect(await caller.fails(ChangeGuestsDocument, change(randomUUID(), []))).toMatchObject({
      code: 'NOT_FOUND',
    })
    api.at('2026-12-11T04:59:59Z')
    await (await api.team()).ok(ChangeGuestsDocument, change(id, ['Ana']))
    await (await api.team()).ok(markNoShow, { input: { id } })
    expect(await (await api.team()).fails(ChangeGuestsDocument, change(id, []))).toMatchObject({
      code: 'CONFLICT',
      message: 'Nobody plays in this booking.',
    })
    await (await api.team()).ok(undoNoShow, { input: { id } })
    api.at('2026-12-11T05:00:00Z')
    expect(await (await api.team()).fails(ChangeGuestsDocument, change(id, []))).toMatchObject({
      code: 'CONFLICT',
      message: 'This was possible until 14 days after play.',
    })
  })
})

describe('releaseCourt', () => {
  const walkIn = async (member: User, court = courts[0]!) => {
    const { id: membershipId } = await db
      .getRepository(Membership)
      .findOneByOrFail({ userId: member.id })
    return { input: { ...bookingInput(court, SIX), membershipId } }
  }

  test('an absence stays if the member has booked the other court of the hour since', async () => {
    const member = await clubMember()
    const input = { input: { id: await book(member, SIX) } }
    api.at('2026-11-26T23:15:00Z')
    const caller = await api.team()
    await caller.ok(markNoShow, input)
    await caller.ok(releaseCourt, input)
    await caller.ok(bookForMember, await walkIn(member, courts[1]))
    expect(await caller.fails(undoNoShow, input)).toMatchObject({
      code: 'CONFLICT',
      message: 'The member has another booking at that time.',
    })
  })

  test('an absent member’s hour is given to a walk-in; number and fees stay', async () => {
    const id = await book(await clubMember(), SIX, { guests: ['Ana'] })
    const input = { input: { id } }
    api.at('2026-11-26T23:15:00Z')
    const caller = await api.team()
    expect(await caller.fails(releaseCourt, input)).toMatchObject({ code: 'CONFLICT' })
    await caller.ok(markNoShow, input)
    const { releaseCourt: freed } = await caller.ok(releaseCourt, input)
    expect(freed).toMatchObject({
      status: 'no_show',
      holdsCourt: false,
      monthNo: 1,
      charges: [{ kind: 'guest_pass', state: 'open' }],
    })
    expect(await caller.fails(releaseCourt, input)).toMatchObject({ code: 'CONFLICT' })
    // Nobody has come yet, so it can be taken back, and given away again.
    expect((await caller.ok(undoNoShow, input)).undoNoShow).toMatchObject({ holdsCourt: true })
    await caller.ok(markNoShow, input)
    await caller.ok(releaseCourt, input)
    await caller.ok(bookForMember, await walkIn(await clubMember()))
    expect(await caller.fails(undoNoShow, input)).toMatchObject({
      code: 'SLOT_TAKEN',
      message: 'The court has been given to somebody else for this hour.',
    })
    const { courtSchedule: day } = await caller.ok(courtSchedule, { date: '2026-11-26' })
    expect(day.bookings.map(({ status, holdsCourt }) => [status, holdsCourt]).toSorted()).toEqual([
      ['confirmed', true],
      ['no_show', false],
    ])
  })

  test('4 walk-ins and the absent member at the same time: one gets the hour', async () => {
    const id = await insert(await clubMember())
    api.at('2026-11-26T23:20:00Z')
    const caller = await api.team()
    await caller.ok(markNoShow, { input: { id } })
    const inputs = await Promise.all(
      Array.from({ length: 4 }, async () => walkIn(await clubMember())),
    )
    await caller.ok(releaseCourt, { input: { id } })
    const outcomes = await outcomesOf([
      ...inputs.map(input => caller.ok(bookForMember, input)),
      caller.ok(undoNoShow, { input: { id } }),
    ])
    expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill('SLOT_TAKEN'), 'ok'])
  })
})

test('courtSchedule: cancelled bookings stand apart', async () => {
  const member = await clubMember()
  const id = await insert(member)
  await (await api.as(member)).ok(cancelBooking, { input: { id, acceptsCharges: false } })
  const { courtSchedule: day } = await (await api.team()).ok(courtSchedule, { date: '2026-11-26' })
  expect(day).toMatchObject({ bookings: [], cancelled: [{ id }] })
})
