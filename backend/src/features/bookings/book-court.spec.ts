import { randomUUID } from 'node:crypto'
import {
  bookCourt,
  bookingAllowance,
  bookingInput,
  cancelBooking,
  clubMember,
  courtDay,
  openCourts,
} from '../../../test/courts'
import { person } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { findMails } from '../../../test/mails'
import { setPhase } from '../../../test/waves'
import { Plan } from '../memberships/membership.entity'
import { bookingConfirmedMail } from './bookings.mails'

const api = startApi()

const [MORNING, SIX_PM] = ['2026-11-25T15:00:00Z', '2026-11-26T23:00:00Z'] as const

const courts = openCourts(api, MORNING)

const first = () => courts[0]!

describe('bookCourt', () => {
  test('books an hour, once for the same key', async () => {
    const member = await clubMember()
    const caller = await api.as(member)
    const input = bookingInput(first(), SIX_PM, { guests: [' Ana '], acceptsCharges: true })
    const { bookCourt: booked } = await caller.ok(bookCourt, { input })
    expect(booked).toMatchObject({
      startsAt: '2026-11-26T23:00:00.000Z',
      status: 'confirmed',
      guests: ['Ana'],
      monthNo: 1,
      isExtra: false,
      charges: [{ kind: 'guest_pass', no: 1, cents: 1999, state: 'open' }],
    })
    expect((await caller.ok(bookCourt, { input })).bookCourt).toEqual(booked)
    const other = { input: { ...input, guests: [] } }
    expect(await caller.fails(bookCourt, other)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await findMails(bookingConfirmedMail)).toHaveLength(1)
    const own = await api.as(await clubMember())
    const same = { ...input, courtId: courts[1]!.id }
    expect((await own.ok(bookCourt, { input: same })).bookCourt).not.toMatchObject({
      id: booked.id,
    })
    const day = (await caller.ok(courtDay, { date: '2026-11-26' })).courtDay
    expect(day.courts[0]?.slots.filter(({ state }) => state === 'mine')).toHaveLength(1)
    const { bookingAllowance: allowance } = await caller.ok(bookingAllowance)
    expect(allowance).toMatchObject({
      months: [
        { month: '2026-11', used: 1, max: 12 },
        { month: '2026-12', used: 0 },
      ],
      upcoming: [{ id: booked.id }],
      openCharges: [
        {
          kind: 'guest_pass',
          cents: 1999,
          courtName: 'Championship Court 1',
          startsAt: '2026-11-26T23:00:00.000Z',
        },
      ],
    })
    const { cancelBooking: cancelled } = await caller.ok(cancelBooking, {
      input: { id: booked.id, acceptsCharges: false },
    })
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      monthNo: null,
      charges: [{ state: 'void' }],
    })
  })

  test('books without a key, and then not again', async () => {
    const caller = await api.as(await clubMember())
    const input = bookingInput(first(), SIX_PM, { submissionKey: null })
    await caller.ok(bookCourt, { input })
    expect(await caller.fails(bookCourt, { input })).toMatchObject({ code: 'CONFLICT' })
  })

  test('refuses in the documented order', async () => {
    const input = bookingInput(first(), '2026-12-20T15:00:00Z', { guests: ['', '', '', ''] })
    await setPhase('memberships')
    const visitor = await api.as(await person())
    expect(await visitor.fails(bookCourt, { input })).toMatchObject({ code: 'NOT_OPEN_YET' })
    await setPhase('booking')
    expect(await visitor.fails(bookCourt, { input })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Booking is for members.',
    })
    const caller = await api.as(await clubMember())
    expect(await caller.fails(bookCourt, { input })).toMatchObject(
      invalidField('guests', 'Please name at most 3 guests'),
    )
    const later = { ...input, guests: [] }
    expect(await caller.fails(bookCourt, { input: later })).toMatchObject({
      code: 'OUTSIDE_WINDOW',
      opensAt: '2026-12-13T15:00:00.000Z',
    })
    const guest = bookingInput(first(), SIX_PM, { guests: ['Ana'] })
    expect(await caller.fails(bookCourt, { input: guest })).toMatchObject({
      code: 'CHARGE_REQUIRED',
      charges: [{ kind: 'guest_pass', cents: 1999 }],
    })
    await caller.ok(bookCourt, { input: { ...guest, guests: [] } })
    const same = bookingInput(courts[1]!, SIX_PM)
    expect(await caller.fails(bookCourt, { input: same })).toMatchObject({ code: 'CONFLICT' })
    const rival = await api.as(await clubMember(Plan.unlimited))
    const taken = bookingInput(first(), SIX_PM)
    expect(await rival.fails(bookCourt, { input: taken })).toMatchObject({
      code: 'SLOT_TAKEN',
      message: 'Somebody was faster: this time is taken.',
    })
    const unknown = { ...bookingInput(first(), SIX_PM), courtId: randomUUID() }
    expect(await rival.fails(bookCourt, { input: unknown })).toMatchObject({ code: 'NOT_FOUND' })
  })
})
