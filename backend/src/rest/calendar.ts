import { RestCalendarDocument, type RestCalendarQuery } from './operations'
import type { Route } from './route'

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
