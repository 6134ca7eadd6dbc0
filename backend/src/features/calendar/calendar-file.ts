import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { HOUR_SECONDS } from '../../core/durations'
import { club } from '../../shared/club'

export interface CalendarBooking {
  id: string
  courtName: string
  startsAt: Date
  endsAt: Date
  createdAt: Date
  cancelledAt: Date | null
}

/** The domain of the events' UIDs, which must never change. */
const UID_DOMAIN = club.email.slice(club.email.indexOf('@') + 1)

/**
 * The rules of New York's clocks. Without bookings it is the file's only component, and RFC 5545
 * requires one.
 */
const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

const FIRST_COMPONENT = /^(?:BEGIN:VEVENT|END:VCALENDAR)\r$/m

/**
 * Returns bookings as an iCalendar file (RFC 5545), with times in UTC. A booking keeps its UID; its
 * sequence number grows when it is cancelled. It has no guests' names.
 */
export function toCalendarFile(bookings: readonly CalendarBooking[]): string {
  const calendar = ical({
    name: club.name,
    prodId: { company: club.name, product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Programs read it again after this time: REFRESH-INTERVAL and X-PUBLISHED-TTL.
    ttl: HOUR_SECONDS,
  })
  for (const { id, courtName, startsAt, endsAt, createdAt, cancelledAt } of bookings)
    calendar.createEvent({
      id: `${id}@${UID_DOMAIN}`,
      sequence: cancelledAt ? 1 : 0,
      stamp: cancelledAt ?? createdAt,
      start: startsAt,
      end: endsAt,
      summary: `${courtName}, ${club.name}`,
      location: club.address,
      status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  // The library puts a time zone before other properties and omits the last line's end. RFC 5545
  // requires the properties first, and the line's end.
  return `${calendar.toString()}\r\n`.replace(FIRST_COMPONENT, `${NEW_YORK}\r\n$&`)
}
