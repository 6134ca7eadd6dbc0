import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { HOUR_SECONDS } from '../../core/durations'
import type { MailAttachment } from '../../mail/mail-content'
import { club } from '../../shared/club'
import type { SlotTime } from '../courts/court-times.service'
import type { CourtBooking } from './court-booking.entity'

export type CalendarBooking = SlotTime &
  Pick<CourtBooking, 'id' | 'courtName' | 'createdAt' | 'movedAt' | 'moves' | 'cancelledAt'>

/** A line for members on one day of a closure (BOOKING-43). */
export interface CalendarNote extends SlotTime {
  closureId: string
  date: string
  note: string
  createdAt: Date
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
 * sequence number grows when it is moved or cancelled. It has no guests' names (BOOKING-8).
 */
export const toCalendarFile = (
  bookings: readonly CalendarBooking[],
  notes: readonly CalendarNote[],
): string =>
  write(bookings, notes, {
    method: ICalCalendarMethod.PUBLISH,
    // A program that reads a file with a name makes a calendar of its own.
    name: club.name,
    // Programs read it again after this time: REFRESH-INTERVAL and X-PUBLISHED-TTL.
    ttl: HOUR_SECONDS,
  })

/**
 * Returns a booking as the file of a mail, with the UID and the sequence number of toCalendarFile: a
 * calendar program adds the booking, or takes it out if it is cancelled (RFC 5546, MAIL-26).
 */
export function toCalendarAttachment(booking: CalendarBooking): MailAttachment {
  const method = booking.cancelledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  return {
    filename: 'booking.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: write([booking], [], { method }),
  }
}

function write(
  bookings: readonly CalendarBooking[],
  notes: readonly CalendarNote[],
  options: { method: ICalCalendarMethod; name?: string; ttl?: number },
): string {
  const calendar = ical({
    prodId: { company: club.name, product: 'Bookings', language: 'EN' },
    ...options,
  })
  for (const {
    id,
    courtName,
    startsAt,
    endsAt,
    createdAt,
    movedAt,
    moves,
    cancelledAt,
  } of bookings)
    calendar.createEvent({
      id: `${id}@${UID_DOMAIN}`,
      sequence: moves + (cancelledAt ? 1 : 0),
      stamp: cancelledAt ?? movedAt ?? createdAt,
      start: startsAt,
      end: endsAt,
      summary: `${courtName}, ${club.name}`,
      location: club.address,
      // Both methods require it (RFC 5546, 3.2.1 and 3.2.5).
      organizer: { name: club.name, email: club.email },
      status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  for (const { closureId, date, note, startsAt, endsAt, createdAt } of notes)
    calendar.createEvent({
      id: `${closureId}-${date}@${UID_DOMAIN}`,
      stamp: createdAt,
      start: startsAt,
      end: endsAt,
      summary: `${note}, ${club.name}`,
      organizer: { name: club.name, email: club.email },
      // It does not take the member's time.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  // The library puts a time zone before other properties and omits the last line's end. RFC 5545
  // requires the properties first, and the line's end.
  return `${calendar.toString()}\r\n`.replace(FIRST_COMPONENT, `${NEW_YORK}\r\n$&`)
}
