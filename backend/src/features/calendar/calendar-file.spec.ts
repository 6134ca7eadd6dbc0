import { eventsOf } from '../../../test/calendar'
import type { Caller } from '../../../test/caller'
import { cancelBooking, clubMember, openCourts } from '../../../test/courts'
import { startApi } from '../../../test/harness'
import { findMails, rendered } from '../../../test/mails'
import { LeaveBookingDocument, PlayerBookingsDocument } from '../../../test/operations'
import { answering, book, invite } from '../../../test/players'
import type { User } from '../../accounts/user.entity'
import { bookingConfirmedMail } from '../bookings/bookings.mails'

const api = startApi()
const SIX_PM = '2026-11-26T23:00:00Z'
let [owner, player]: Caller[] = []
let [ann, bo]: User[] = []

const courts = openCourts(api, '2026-11-25T15:00:00Z')
beforeEach(async () => {
  ann = await clubMember()
  bo = await clubMember()
  owner = await api.as(ann)
  player = await api.as(bo)
})

const fileOf = (caller: Caller, id: string) => caller.rest('GET', `/bookings/${id}/booking.ics`)
const statusOf = async (caller: Caller, id: string) => (await fileOf(caller, id)).status

test('calendar file: has the event of the booking’s mail, and a browser may show it (BOOKING-44)', async () => {
  const id = await book(owner!, courts[0]!, SIX_PM, ['Ana Ruiz'])
  const { status, headers, body } = await fileOf(owner!, id)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('content-disposition')).toBeNull()
  const [mail] = await findMails(bookingConfirmedMail, ann!.email)
  expect(body).toBe((await rendered(mail!)).attachment?.content)
  expect(eventsOf(body)).toHaveLength(1)
  expect(body).not.toContain('Ana')
})

test('calendar file: is for the owner and those who play, while they do (BOOKING-44)', async () => {
  const id = await book(owner!, courts[0]!, SIX_PM)
  const invitation = await invite(owner!, id, bo!)
  expect(await statusOf(player!, id)).toBe(404)
  await player!.ok(...answering(invitation))
  const [playing] = (await player!.ok(PlayerBookingsDocument)).playerBookings
  expect((await fileOf(player!, playing!.bookingId)).body).toBe((await fileOf(owner!, id)).body)
  await player!.ok(LeaveBookingDocument, { input: { id: invitation } })
  expect(await statusOf(player!, id)).toBe(404)
  expect(await statusOf(api.visitor, id)).toBe(401)
})

test('calendar file: ends with the booking, and when it is cancelled (BOOKING-44)', async () => {
  const [ending, cancelled] = [
    await book(owner!, courts[0]!, SIX_PM),
    await book(owner!, courts[0]!, '2026-11-27T01:00:00Z'),
  ]
  await owner!.ok(cancelBooking, { input: { id: cancelled, acceptsCharges: false } })
  expect(await statusOf(owner!, cancelled)).toBe(404)
  api.at('2026-11-26T23:59:59.999Z')
  expect(await statusOf(owner!, ending)).toBe(200)
  api.at('2026-11-27T00:00:00Z')
  expect(await statusOf(owner!, ending)).toBe(404)
})
