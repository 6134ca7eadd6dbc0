import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  createCourts,
  findCourtFaults,
} from '../../../test/courts'
import { startApi } from '../../../test/harness'
import { startInterruptions } from '../../../test/interruptions'
import { setPhase } from '../../../test/waves'

const api = startApi()
const { expectAllOrNothing } = startInterruptions([
  'audit_record',
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
