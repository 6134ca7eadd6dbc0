import { randomUUID } from 'node:crypto'
import { bookCourt, bookingInput, clubMember, openCourts } from '../../../test/courts'
import { bookForMember, cancelForMember } from '../../../test/desk'
import { invalidField, startApi } from '../../../test/harness'
import { findMails, rendered } from '../../../test/mails'
import { insertBookings } from '../../../test/past-bookings'
import { records } from '../../../test/status-changes'
import { setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { HOUR_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { bookingCancelledMail, bookingConfirmedMail } from '../bookings/bookings.mails'
import { Membership, MembershipState, Plan } from '../memberships/membership.entity'

const api = startApi()
const SIX_PM = '2026-11-26T23:00:00.000Z'

const courts = openCourts(api, '2026-11-25T15:00:00Z')

const membershipOf = ({ id: userId }: User) =>
  db.getRepository(Membership).findOneByOrFail({ userId, state: MembershipState.active })

/** Stores bookings of the first court for a member, one hour after the other. */
const insertHours = ({ id: userId }: User, count: number, first: string) =>
  insertBookings(
    Array.from({ length: count }, (_, index) => ({
      userId,
      courtId: courts[0]!.id,
      status: 'confirmed' as const,
      createdAt: api.now(),
      startsAt: new Date(Date.parse(first) + index * HOUR_MS),
    })),
  )

/** The input of a booking for a member on the first court. */
const inputFor = async (member: User, startsAt = SIX_PM, values: object = {}) => ({
  ...bookingInput(courts[0]!, startsAt, values),
  membershipId: (await membershipOf(member)).id,
})

describe('bookForMember', () => {
  test('books past the window and the limits, once for a key, and is audited without names', async () => {
    const member = await clubMember(Plan.standard, { firstName: 'Bo' })
    const caller = await api.team()
    const input = await inputFor(member, '2026-12-24T15:00:00.000Z', {
      guests: ['Zoe Q. Guest'],
      acceptsCharges: true,
    })
    const { bookForMember: booked } = await caller.ok(bookForMember, {
      input: { ...input, reason: ' By telephone ' },
    })
    const { number } = await membershipOf(member)
    expect(booked).toMatchObject({
      status: 'confirmed',
      monthNo: 1,
      guests: ['Zoe Q. Guest'],
      foundingNumber: number,
      person: { firstName: 'Bo', email: member.email },
      charges: [{ kind: 'guest_pass', state: 'open' }],
    })
    expect((await caller.ok(bookForMember, { input })).bookForMember).toEqual(booked)
    expect(await findMails(bookingConfirmedMail, member.email)).toHaveLength(1)
    const audited = await records()
    expect(audited).toMatchObject([
      {
        action: 'booking_create',
        subjectId: booked.id,
        before: {},
        after: {
          member: member.id,
          court: 1,
          startsAt: '2026-12-24T15:00:00.000Z',
          guests: 1,
          monthNo: 1,
          isExtra: false,
          cents: 1999,
          reason: 'By telephone',
        },
      },
    ])
    expect(JSON.stringify(audited)).not.toContain('Zoe')
    await insertHours(member, 4, '2026-12-24T16:00:00Z')
    await caller.ok(bookForMember, { input: await inputFor(member, '2026-12-24T20:00:00Z') })
  })

  test('never passes over the hold, the other booking, the numbers and the charges', async () => {
    const [member, rival] = [await clubMember(), await clubMember()]
    const caller = await api.team()
    await caller.ok(bookForMember, { input: await inputFor(member) })
    expect(await caller.fails(bookForMember, { input: await inputFor(rival) })).toMatchObject({
      code: 'SLOT_TAKEN',
    })
    const other = { ...(await inputFor(member)), courtId: courts[1]!.id }
    expect(await caller.fails(bookForMember, { input: other })).toMatchObject({
      code: 'CONFLICT',
      message: 'The member has another booking at that time.',
    })
    const guest = await inputFor(rival, '2026-11-27T15:00:00Z', { guests: ['Ana'] })
    expect(await caller.fails(bookForMember, { input: guest })).toMatchObject({
      code: 'CHARGE_REQUIRED',
    })
    await insertHours(member, 11, '2026-11-28T11:00:00Z')
    await db.query(
      `UPDATE court_booking SET "monthNo" = no FROM (
         SELECT id, 1 + row_number() OVER (ORDER BY "startsAt") AS no FROM court_booking WHERE "monthNo" IS NULL
       ) numbered WHERE numbered.id = court_booking.id`,
    )
    const thirteenth = await inputFor(member, '2026-11-30T15:00:00Z', { acceptsCharges: true })
    const { bookForMember: extra } = await caller.ok(bookForMember, { input: thirteenth })
    expect(extra).toMatchObject({
      monthNo: null,
      isExtra: true,
      charges: [{ kind: 'extra_reservation' }],
    })
  })

  test('refuses unknown and ended memberships, a past hour, wrong input, another phase, visitors and members', async () => {
    const member = await clubMember()
    const caller = await api.team()
    const input = await inputFor(member)
    const fails = (values: object) =>
      caller.fails(bookForMember, { input: { ...input, ...values } })
    expect(await fails({ membershipId: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await fails({ courtId: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
    for (const [field, value] of [
      ['membershipId', 'x'],
      ['reason', 'x'.repeat(501)],
      ['guests', ['']],
      ['startsAt', '2026-11-25T14:00:00Z'],
      ['startsAt', '2026-11-26T23:30:00Z'],
    ] as const)
      expect(await fails({ [field]: value })).toMatchObject(invalidField(field))
    await setPhase('memberships')
    expect(await fails({})).toMatchObject({ code: 'NOT_OPEN_YET' })
    await setPhase('booking')
    const change = { state: MembershipState.ended, endsOn: '2026-11-01' }
    await db.getRepository(Membership).update(input.membershipId, change)
    expect(await fails({})).toMatchObject({
      code: 'CONFLICT',
      message: 'This membership has ended.',
    })
    expect(await api.visitor.fails(bookForMember, { input })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const own = await api.as(member)
    expect(await own.fails(bookForMember, { input })).toMatchObject({ code: 'FORBIDDEN' })
  })
})

test('bookForMember: a walk-in of the running hour is possible until 30 minutes after its start', async () => {
  const input = await inputFor(await clubMember())
  api.at('2026-11-26T23:30:01Z')
  expect(await (await api.team()).fails(bookForMember, { input })).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'This hour began more than 30 minutes ago',
    fields: [{ field: 'startsAt' }],
  })
  for (const [now, courtId] of [
    ['2026-11-26T23:00:00Z', courts[0]!.id],
    ['2026-11-26T23:30:00Z', courts[1]!.id],
  ] as const) {
    api.at(now)
    const walkIn = { ...(await inputFor(await clubMember())), courtId }
    const { bookForMember: booked } = await (await api.team()).ok(bookForMember, { input: walkIn })
    expect(booked).toMatchObject({ status: 'confirmed', monthNo: 1, holdsCourt: true })
  }
})

test('bookForMember: no walk-in at the first 1 AM of the autumn change, in the hour that spring skips, and in an hour of open play', async () => {
  for (const startsAt of ['2026-11-01T05:00:00Z', '2027-03-14T07:00:00Z', '2026-11-27T04:00:00Z']) {
    api.at(startsAt)
    const input = await inputFor(await clubMember(), startsAt)
    expect(await (await api.team()).fails(bookForMember, { input })).toMatchObject({
      fields: [{ field: 'startsAt' }],
    })
  }
})

test('bookForMember: says who has booked an hour that is taken', async () => {
  const [member, rival] = [
    await clubMember(Plan.standard, { firstName: 'Bo', lastName: 'Diaz' }),
    await clubMember(),
  ]
  const caller = await api.team()
  await caller.ok(bookForMember, { input: await inputFor(member) })
  expect(await caller.fails(bookForMember, { input: await inputFor(rival) })).toMatchObject({
    code: 'SLOT_TAKEN',
    message: 'This hour is booked for Bo Diaz by now.',
  })
})

describe('cancelForMember', () => {
  const booked = async (member: User, values: object = {}) => {
    const input = bookingInput(courts[0]!, SIX_PM, { acceptsCharges: true, ...values })
    return (await (await api.as(member)).ok(bookCourt, { input })).bookCourt
  }

  test('is free in the last 2 hours, mails the reason, and is audited', async () => {
    const member = await clubMember()
    const { id } = await booked(member, { guests: ['Zoe Q. Guest'] })
    api.at('2026-11-26T22:59:00Z')
    const caller = await api.team()
    const input = { id, reason: ' Water on the court ' }
    const { cancelForMember: cancelled } = await caller.ok(cancelForMember, { input })
    expect(cancelled).toMatchObject({
      id,
      status: 'cancelled',
      monthNo: null,
      charges: [{ kind: 'guest_pass', state: 'void' }],
    })
    const [mail, ...more] = await findMails(bookingCancelledMail, member.email)
    expect(more).toEqual([])
    expect((await rendered(mail!)).text).toContain('The club says: Water on the court')
    const audited = await records()
    expect(audited).toMatchObject([
      {
        action: 'booking_cancel',
        subjectId: id,
        before: { status: 'confirmed', monthNo: 1 },
        after: { status: 'cancelled', monthNo: null, reason: 'Water on the court' },
      },
    ])
    expect(JSON.stringify(audited)).not.toContain('Zoe')
    expect(await caller.fails(cancelForMember, { input })).toMatchObject({ code: 'CONFLICT' })
  })

  test('writes down the late fee in the last 2 hours, and keeps number and charges', async () => {
    const member = await clubMember()
    const { id } = await booked(member, { guests: ['Zoe Q. Guest'] })
    const input = { id, reason: 'Called at 5 PM', writesLateFee: true }
    api.at('2026-11-26T21:00:00Z')
    expect(await (await api.team()).fails(cancelForMember, { input })).toMatchObject({
      fields: [{ field: 'writesLateFee' }],
    })
    api.at('2026-11-26T21:00:00.001Z')
    const { cancelForMember: cancelled } = await (await api.team()).ok(cancelForMember, { input })
    expect(cancelled).toMatchObject({ status: 'cancelled', monthNo: 1, holdsCourt: false })
    expect(cancelled.charges.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'guest_pass open',
      'late_cancellation open',
    ])
    const [mail] = await findMails(bookingCancelledMail, member.email)
    const { text } = await rendered(mail!)
    expect(text).toContain('Your booking is cancelled')
    expect(text).toContain('Open for this booking: Guest pass $19.99, Late cancellation $10.00.')
    expect(text).not.toContain('It costs nothing')
  })

  test('refuses a booking that has begun, unknown ones, rows by hand, and wrong people', async () => {
    const member = await clubMember()
    const { id } = await booked(member)
    const input = { id, reason: 'Rain' }
    const caller = await api.team()
    const fails = (values: object) =>
      caller.fails(cancelForMember, { input: { ...input, ...values } })
    expect(await fails({ id: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
    const [byHand] = await db.query<{ id: string }[]>(
      `INSERT INTO court_booking ("userId", "courtName", "bookingDate", "startTime", duration)
       VALUES ($1, 'Court', '2026-11-26', '18:00', 60) RETURNING id`,
      [member.id],
    )
    expect(await fails({ id: byHand!.id })).toMatchObject({ code: 'NOT_FOUND' })
    for (const reason of [' ', 'x'.repeat(501)])
      expect(await fails({ reason })).toMatchObject(invalidField('reason'))
    expect(await api.visitor.fails(cancelForMember, { input })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const own = await api.as(member)
    expect(await own.fails(cancelForMember, { input })).toMatchObject({ code: 'FORBIDDEN' })
    await setPhase('memberships')
    expect(await fails({})).toMatchObject({ code: 'NOT_OPEN_YET' })
    await setPhase('booking')
    api.at(SIX_PM)
    const later = await api.team()
    expect(await later.fails(cancelForMember, { input })).toMatchObject({
      code: 'CONFLICT',
      message: 'This booking has begun.',
    })
    expect(await findMails(bookingCancelledMail)).toEqual([])
  })
})
