import { RestCalendarDocument, type RestCalendarQuery } from './operations'
import type { Route } from './route'
import { refuseAll, unknownParameter } from './validation-errors'

const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** A member's bookings for calendar programs, which send no cookie. */
export const calendarRoute: Route = {
  method: 'GET',
  path: '/calendar/:token.ics',
  facts: {
    document: RestCalendarDocument,
    pick: ({ calendar }: RestCalendarQuery) => calendar,
    statuses: [200],
    contentType: CALENDAR_TYPE,
  },
  answer: async (run, req) => {
    refuseAll(req.query, unknownParameter)
    const { calendar } = await run(RestCalendarDocument, { token: req.params['token'] })
    return { status: 200, body: calendar, contentType: CALENDAR_TYPE }
  },
}
