import {
  bookCourt,
  bookingAllowance,
  bookingInput,
  cancelBooking,
  clubMember,
  createCourts,
  findCourtFaults,
} from '../../../test/courts'
import { booking, person } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import type { Court } from '../courts/court.entity'
import { Plan } from '../memberships/membership.entity'
import { CourtBooking } from './court-booking.entity'

const api = startApi()
let court: Court

const [MORNING, SIX_PM] = ['2026-11-25T15:00:00Z', '2026-11-26T23:00:00Z'] as const

beforeEach(async () => {
  api.at(MORNING)
  court = (await createCourts())[0]!
  await setPhase('booking')
})
afterEach(async () => expect(await findCourtFaults()).toEqual([]))

async function book(caller: Caller, values: object = {}): Promise<string> {
  const input = bookingInput(court, SIX_PM, { guests: ['Ana'], acceptsCharges: true, ...values })
  return (await caller.ok(bookCourt, { input })).bookCourt.id
}
const cancel = (id: string, acceptsCharges = false) => ({ input: { id, acceptsCharges } })

test('cancelBooking is free until 2 hours before the start, to the millisecond; then the hour can be booked again at once', async () => {
  const caller = await api.as(await clubMember())
  const id = await book(caller)
  api.at('2026-11-26T21:00:00.001Z')
  expect(await caller.fails(cancelBooking, cancel(id))).toMatchObject({
    code: 'CHARGE_REQUIRED',
    charges: [{ kind: 'late_cancellation', cents: 1000 }],
  })
  api.at('2026-11-26T21:00:00Z')
  expect((await caller.ok(cancelBooking, cancel(id))).cancelBooking).toMatchObject({
    status: 'cancelled',
    monthNo: null,
    charges: [{ kind: 'guest_pass', state: 'void' }],
  })
  expect((await caller.ok(bookingAllowance)).bookingAllowance).toMatchObject({
    months: [{ used: 0 }, { used: 0 }],
    upcoming: [],
    openCharges: [],
  })
  await book(await api.as(await clubMember()))
})

test('a member who is marked as arrived cannot cancel', async () => {
  const caller = await api.as(await clubMember())
  const id = await book(caller)
  await db.getRepository(CourtBooking).update(id, { checkedInAt: api.now() })
  expect(await caller.fails(cancelBooking, cancel(id, true))).toMatchObject({
    code: 'CONFLICT',
    message: 'The club has noted that you arrived. Please ask at the desk.',
  })
})

test('a late cancellation keeps its number of the month and its charges, and adds a fee', async () => {
  const caller = await api.as(await clubMember())
  const id = await book(caller)
  api.at('2026-11-26T22:59:59.999Z')
  const { cancelBooking: cancelled } = await caller.ok(cancelBooking, cancel(id, true))
  expect(cancelled).toMatchObject({ status: 'cancelled', monthNo: 1 })
  expect(cancelled.charges.map(({ kind, cents, state }) => [kind, cents, state])).toEqual([
    ['guest_pass', 1999, 'open'],
    ['late_cancellation', 1000, 'open'],
  ])
  expect((await caller.ok(bookingAllowance)).bookingAllowance.months[0].used).toBe(1)
})

test('a late cancellation keeps the month’s free guest used, a free one gives it back', async () => {
  const caller = await api.as(await clubMember(Plan.unlimited))
  const later = { input: bookingInput(court, '2026-11-28T23:00:00Z', { guests: ['Bo'] }) }
  await caller.ok(cancelBooking, cancel(await book(caller, { acceptsCharges: false })))
  const id = await book(caller, { acceptsCharges: false })
  expect(await caller.fails(bookCourt, later)).toMatchObject({ code: 'CHARGE_REQUIRED' })
  api.at('2026-11-26T22:00:00Z')
  await caller.ok(cancelBooking, cancel(id, true))
  expect(await caller.fails(bookCourt, later)).toMatchObject({ code: 'CHARGE_REQUIRED' })
})

test('cancelBooking refuses what has begun, is cancelled, belongs to somebody else or was written by hand', async () => {
  const member = await clubMember()
  const caller = await api.as(member)
  const byHand = await booking(member, { bookingDate: '2026-12-01' })
  expect(await caller.fails(cancelBooking, cancel(byHand.id))).toMatchObject({ code: 'NOT_FOUND' })
  const id = await book(caller)
  const other = await api.as(await clubMember())
  expect(await other.fails(cancelBooking, cancel(id))).toMatchObject({ code: 'NOT_FOUND' })
  const visitor = await api.as(await person())
  expect(await visitor.fails(cancelBooking, cancel(id))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await api.visitor.fails(cancelBooking, cancel(id))).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  api.at(SIX_PM)
  expect(await caller.fails(cancelBooking, cancel(id, true))).toMatchObject({
    code: 'CONFLICT',
    message: 'This booking has begun.',
  })
  api.at(MORNING)
  await caller.ok(cancelBooking, cancel(id))
  expect(await caller.fails(cancelBooking, cancel(id))).toMatchObject({
    code: 'CONFLICT',
    message: 'This booking is cancelled already.',
  })
})
