import { defineLinkPurpose } from '../../links/link-purpose'

/**
 * Lets a calendar program read a member's bookings. It has the token in its path, because calendar
 * programs send no fragment (BOOKING-10).
 */
export const calendarLink = defineLinkPurpose({
  name: 'calendar',
  toPath: token => `/api/calendar/${token}.ics`,
  lifetimeMs: null,
})
