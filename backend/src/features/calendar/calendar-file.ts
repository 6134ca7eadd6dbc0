import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
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
 * Returns bookings as an iCalendar file (RFC 5545), with times in UTC. A booking keeps its UID; its
 * sequence number grows when it is cancelled. It has no guests' names.
 */
export function toCalendarFile(bookings: readonly CalendarBooking[]): string {
  const calendar = ical({
    name: club.name,
    prodId: { company: club.name, product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
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
  // The library omits the last line's end, which RFC 5545 requires.
  return `${calendar.toString()}\r\n`
}
