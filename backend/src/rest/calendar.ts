import { RestCalendarDocument } from './operations'
import type { Route } from './route'
import { refuseAll, unknownParameter } from './validation-errors'

/** A member's bookings for calendar programs, which send no cookie. */
export const calendarRoute: Route = {
  method: 'GET',
  path: '/calendar/:token.ics',
  answer: async (run, req) => {
    refuseAll(req.query, unknownParameter)
    const { calendar } = await run(RestCalendarDocument, { token: req.params['token'] })
    return { status: 200, body: calendar, contentType: 'text/calendar; charset=utf-8' }
  },
}
