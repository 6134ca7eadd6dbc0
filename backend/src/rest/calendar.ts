import {
  RestCalendarDocument,
  type RestCalendarFileQuery,
  RestCalendarFileDocument,
  type RestCalendarQuery,
} from './operations'
import type { Route } from './route'
import { refuseAll, unknownParameter } from './validation-errors'

const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** A member's bookings for calendar programs, which send no cookie and may add query parameters. */
export const calendarRoute: Route = {
  method: 'GET',
  path: '/calendar/:token.ics',
  definition: {
    document: RestCalendarDocument,
    pick: ({ calendar }: RestCalendarQuery) => calendar,
    statuses: [200],
    contentType: CALENDAR_TYPE,
  },
  answer: async (run, req) => {
    const { calendar } = await run(RestCalendarDocument, { token: req.params['token'] })
    return { status: 200, body: calendar, contentType: CALENDAR_TYPE }
  },
}

/**
 * A booking that a member adds to a calendar. It is no attachment, so that a phone offers to add the
 * event at once; a browser that cannot show it saves it with the last part of the path as its name.
 */
export const calendarFileRoute: Route = {
  method: 'GET',
  path: '/bookings/:bookingId/booking.ics',
  definition: {
    document: RestCalendarFileDocument,
    pick: ({ calendarFile }: RestCalendarFileQuery) => calendarFile,
    statuses: [200],
    contentType: CALENDAR_TYPE,
  },
  answer: async (run, req) => {
    refuseAll(req.query, unknownParameter)
    const { calendarFile } = await run(RestCalendarFileDocument, {
      bookingId: req.params['bookingId'],
    })
    return { status: 200, body: calendarFile, contentType: CALENDAR_TYPE }
  },
}
