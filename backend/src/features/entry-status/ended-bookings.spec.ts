import { createMember } from '../../../test/club-members'
import {
  bookCourt,
  bookingInput,
  createCourts,
  findCourtFaults,
  readBookings,
} from '../../../test/courts'
import { teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { findMails } from '../../../test/mails'
import { services } from '../../../test/services'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import { setLaunchPhase, setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { bookingCancelledMail } from '../bookings/bookings.mails'
import { PaymentMethod } from '../bookings/payment-method.options'
import type { Court } from '../courts/court.entity'
import { createFees } from '../dues/create-dues.service'
import { Due, DueState } from '../dues/due.entity'
import { Membership } from '../memberships/membership.entity'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { undoWaitlistStatus } from './entry-status.service'

const api = startApi()
checkWaitlistAfterEach()
let court: Court
let team: User
let member: User

beforeEach(async () => {
  court = (await createCourts())[0]!
  team = await teamMember()
  member = (await createMember(team, api.now())).user
  await setPhase('booking')
})
afterEach(async () => expect(await findCourtFaults()).toEqual([]))

/** Books 3 PM in New York, the day after tomorrow. */
async function book(): Promise<void> {
  const day = new Date(api.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10)
  const input = bookingInput(court, `${day}T20:00:00Z`)
  await (await api.as(member)).ok(bookCourt, { input })
}
const statuses = async () => (await readBookings()).map(({ status }) => status)

test('a membership that ends cancels its later bookings free of charge, with one mail each', async () => {
  await book()
  await db.getRepository(Membership).update({ userId: member.id }, { endsOn: '2026-01-01' })
  await runJobAt('memberships_end', api.now())
  await runJobAt('memberships_end', api.now())
  expect(await statuses()).toEqual(['cancelled'])
  expect(await findMails(bookingCancelledMail)).toHaveLength(1)
})

test('undoing a membership is refused while the desk has settled a due of it (MEMBERSHIP-24), and cancels its later bookings', async () => {
  await book()
  const { id } = await db.getRepository(WaitlistEntry).findOneByOrFail({ userId: member.id })
  await createFees(api.now())
  const settled = { state: DueState.settled, method: PaymentMethod.cash, settledAt: api.now() }
  await db.getRepository(Due).update({ userId: member.id }, settled)
  await expect(undoWaitlistStatus(services, team, { id })).rejects.toThrow(
    'The desk has settled dues of this membership. Please end the membership instead.',
  )
  expect(await statuses()).toEqual(['confirmed'])
  const reopened = { state: DueState.open, method: null, settledAt: null }
  await db.getRepository(Due).update({ userId: member.id }, reopened)
  await undoWaitlistStatus(services, team, { id })
  expect(await statuses()).toEqual(['cancelled'])
  expect(await findMails(bookingCancelledMail)).toHaveLength(1)
})

test('the launch goes back from booking only while nothing is to come', async () => {
  await book()
  const caller = await api.as(team)
  const back = { input: { from: 'booking', to: 'memberships' } }
  expect(await caller.fails(setLaunchPhase, back)).toMatchObject({
    code: 'CONFLICT',
    message: 'A booking is to come. Please cancel it first.',
  })
  await db.query('DELETE FROM court_booking')
  await caller.ok(setLaunchPhase, back)
})
