import ICAL from 'ical.js'
import { eventsOf } from '../../../test/calendar'
import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  openCourts,
} from '../../../test/courts'
import { startApi } from '../../../test/harness'
import { CalendarAddressDocument, RenewCalendarAddressDocument } from '../../../test/operations'
import { toCalendarFile } from '../bookings/calendar-file.service'

const api = startApi()
const pathOf = (url: string) => url.replace('http://localhost:4000', '')

const courts = openCourts(api, '2026-11-25T15:00:00Z')

test('calendar: the address serves the bookings, cancelled ones too, without guests', async () => {
  const caller = await api.as(await clubMember())
  const input = bookingInput(courts[0]!, '2026-11-26T23:00:00Z', {
    guests: ['Ana Ruiz'],
    acceptsCharges: true,
  })
  const { bookCourt: booked } = await caller.ok(bookCourt, { input })
  const { renewCalendarAddress: url } = await caller.ok(RenewCalendarAddressDocument)
  const read = () => api.visitor.rest('GET', pathOf(url).replace('/api', ''))
  const first = await read()
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const [event] = eventsOf(first.body)
  expect(event).toMatchObject({ uid: `${booked.id}@coralwaypickleball.example`, sequence: 0 })
  expect(event?.startDate.toString()).toBe('2026-11-26T23:00:00Z')
  expect(event?.endDate.toString()).toBe('2026-11-27T00:00:00Z')
  expect(first.body).not.toContain('Ana')
  await caller.ok(cancelBooking, { input: { id: booked.id, acceptsCharges: false } })
  const [cancelled] = eventsOf((await read()).body)
  expect(cancelled).toMatchObject({ uid: event?.uid, sequence: 1 })
  expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('calendar: a renewed address replaces the former one; anything else is 404', async () => {
  const caller = await api.as(await clubMember())
  expect((await caller.ok(CalendarAddressDocument)).calendarAddress).toBeNull()
  const { renewCalendarAddress: first } = await caller.ok(RenewCalendarAddressDocument)
  expect((await caller.ok(CalendarAddressDocument)).calendarAddress).toBe(first)
  const { renewCalendarAddress: second } = await caller.ok(RenewCalendarAddressDocument)
  expect(second).not.toBe(first)
  const statusOf = async (path: string) => (await api.visitor.send(path)).status
  expect(await statusOf(pathOf(second))).toBe(200)
  for (const path of [pathOf(first), '/api/calendar/x.ics', pathOf(second).replace('.ics', '')])
    expect(await statusOf(path)).toBe(404)
})

test('calendar: has bookings from 30 days ago on', async () => {
  const caller = await api.as(await clubMember())
  await caller.ok(bookCourt, { input: bookingInput(courts[0]!, '2026-11-26T23:00:00Z') })
  const { renewCalendarAddress: url } = await caller.ok(RenewCalendarAddressDocument)
  const count = async (instant: string) => {
    api.at(instant)
    return eventsOf((await api.visitor.rest('GET', pathOf(url).replace('/api', ''))).body).length
  }
  expect(await count('2026-12-26T22:59:59Z')).toBe(1)
  expect(await count('2026-12-26T23:00:00Z')).toBe(0)
})

test('calendar file: is read again after an hour, and is valid without bookings', () => {
  const lines = toCalendarFile([], []).split('\r\n')
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  expect(lines).toContain('X-PUBLISHED-TTL:PT1H')
  const [zone] = new ICAL.Component(ICAL.parse(lines.join('\r\n'))).getAllSubcomponents()
  expect(zone?.name).toBe('vtimezone')
  const newYork = new ICAL.Timezone({ component: zone })
  const offsetOf = (text: string) => newYork.utcOffset(ICAL.Time.fromDateTimeString(text)) / 3600
  expect(['2026-07-01T12:00:00', '2026-12-01T12:00:00'].map(offsetOf)).toEqual([-4, -5])
})

test('calendar: unknown query parameters are ignored, because programs add some', async () => {
  const path = pathOf(
    (await (await api.as(await clubMember())).ok(RenewCalendarAddressDocument))
      .renewCalendarAddress,
  )
  expect((await api.visitor.send(`${path}?nocache=1`)).status).toBe(200)
})

test('calendar file: lines end with CRLF, have at most 75 octets, and texts are escaped', () => {
  const startsAt = new Date('2026-11-26T23:00:00Z')
  const booking = {
    id: '0b7cbb0c-97a4-4c43-a4fd-1a4a7c9bb0c1',
    courtName: `Court; with, commas\\ and a name of ${'ü'.repeat(60)}`,
    startsAt,
    endsAt: new Date('2026-11-27T00:00:00Z'),
    createdAt: startsAt,
    movedAt: null,
    moves: 0,
    cancelledAt: null,
  }
  const text = toCalendarFile([booking], [])
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  expect(eventsOf(text)[0]?.summary).toContain(booking.courtName)
})
