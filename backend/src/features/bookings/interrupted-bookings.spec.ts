import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  createCourts,
  findCourtFaults,
  readBookings,
} from '../../../test/courts'
import { blockCourts, blockInput } from '../../../test/desk'
import { startApi } from '../../../test/harness'
import { startInterruptions } from '../../../test/interruptions'
import { findMails } from '../../../test/mails'
import { records } from '../../../test/status-changes'
import { setPhase } from '../../../test/waves'
import { bookingCancelledMail } from './bookings.mails'

const api = startApi()
const { interrupt, expectAllOrNothing } = startInterruptions([
  'audit_record',
  'block',
  'charge',
  'court_booking',
  'court_hold',
  'mail',
  'membership',
])

const SIX_PM = '2026-11-26T23:00:00Z'

beforeEach(async () => {
  api.at('2026-11-25T15:00:00Z')
  await setPhase('booking')
})

const sceneOf = async () => {
  const [court] = await createCourts()
  return { court: court!, caller: await api.as(await clubMember()) }
}
const withGuests = { guests: ['Ana', 'Bo'], acceptsCharges: true }

test('interrupted bookings: booking is stored as a whole or not at all', async () => {
  const { court, caller } = await sceneOf()
  const input = bookingInput(court, SIX_PM, withGuests)
  await expectAllOrNothing(() => caller.ok(bookCourt, { input }), findCourtFaults)
})

test.each([
  ['free', '2026-11-26T15:00:00Z'],
  ['late', '2026-11-26T22:00:00Z'],
])('interrupted bookings: a %s cancellation is stored as a whole or not at all', async (_, now) => {
  const { court, caller } = await sceneOf()
  const input = bookingInput(court, SIX_PM, withGuests)
  const { id } = (await caller.ok(bookCourt, { input })).bookCourt
  api.at(now)
  const cancel = { input: { id, acceptsCharges: true } }
  await expectAllOrNothing(() => caller.ok(cancelBooking, cancel), findCourtFaults)
})

test('interrupted bookings: a block of two days that is interrupted anywhere is completed by the same call', async () => {
  const { court, caller } = await sceneOf()
  await caller.ok(bookCourt, { input: bookingInput(court, SIX_PM, withGuests) })
  const team = await api.team()
  const input = blockInput([court], { until: '2026-11-27', cancelsBookings: true })
  let interruptions = 0
  while (!(await interrupt(interruptions + 1, () => team.ok(blockCourts, { input })))) {
    interruptions++
    expect(await findCourtFaults()).toEqual([])
  }
  expect(interruptions).toBeGreaterThan(4)
  expect(await findCourtFaults()).toEqual([])
  expect((await readBookings()).map(({ status }) => status)).toEqual(['cancelled'])
  expect(await findMails(bookingCancelledMail)).toHaveLength(1)
  const recorded = (await records()).map(({ action }) => action)
  expect(recorded.toSorted()).toEqual(['block_create', 'block_create', 'booking_cancel'])
})
