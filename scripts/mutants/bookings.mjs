/** Defects in bookings, the hours of a day and the calendar. */

const FEATURES = 'backend/src/features'
/** @param {string} name */
const specOf = name => [`${FEATURES}/${name}.spec.ts`]
const booking = specOf('bookings/book-court')
const cancelling = specOf('bookings/cancel-booking')
const model = specOf('bookings/booking-model')
const races = specOf('bookings/booking-races')
const days = specOf('bookings/court-day')
const times = specOf('courts/court-times')
const calendar = specOf('calendar/calendar')
const calendarEndings = specOf('calendar/calendar-endings')
const endings = specOf('entry-status/ended-bookings')
const BOOK = `${FEATURES}/bookings/book-court.service.ts`
const DECISION = `${FEATURES}/bookings/booking-decision.ts`
const CANCEL = `${FEATURES}/bookings/cancel-booking.service.ts`
const TERMS = `${FEATURES}/bookings/booking-terms.ts`
const USE = `${FEATURES}/bookings/booking-use.ts`
const DAY = `${FEATURES}/bookings/court-day.service.ts`
const MEMBERS = `${FEATURES}/bookings/booking-members.service.ts`
const TIMES = `${FEATURES}/courts/court-times.service.ts`

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const bookings = [
  { name: 'a free cancellation ends a millisecond early', file: TERMS, find: 'now <= freeUntil(startsAt)', replace: 'now < freeUntil(startsAt)', specs: cancelling },
  { name: 'a late cancellation gives its number back', file: CANCEL, find: '...(!wasLate && { monthNo: null })', replace: 'monthNo: null', specs: cancelling },
  { name: 'a free cancellation keeps its charges', file: CANCEL, find: `  if (!wasLate)\n    await em.query(`, replace: `  if (wasLate)\n    await em.query(`, specs: cancelling },
  { name: 'a booking that has begun is cancelled', file: CANCEL, find: 'if (now >= startsAt)', replace: 'if (now > startsAt)', specs: cancelling },
  { name: 'somebody else cancels a booking', file: CANCEL, find: 'userId === undefined ? { id } : { id, userId }', replace: 'userId === undefined ? { id } : { id }', specs: cancelling },
  { name: 'a late cancellation frees its guest', file: USE, find: `(status <> 'cancelled' OR "wasLate")`, replace: `status <> 'cancelled'`, specs: cancelling },
  { name: 'a guest is charged from the second free one on', file: TERMS, find: 'free - use.freeGuests', replace: 'free - use.freeGuests + 1', specs: model },
  { name: 'a window of days in hours', file: TIMES, find: 'subtract({ days: windowDays })', replace: 'subtract({ hours: 24 * windowDays })', specs: times },
  { name: 'a clock change moves the hours of a day', file: TIMES, find: 'at < endsAt.getTime(); at += HOUR_MS', replace: 'at < startsAt.getTime() + 24 * HOUR_MS; at += HOUR_MS', specs: times },
  { name: 'members wait for nobody', file: MEMBERS, find: "    lock: { mode: 'for_no_key_update' },\n", replace: '', specs: races, test: 'use the 12 numbers once' },
  { name: 'all who want an hour hold a connection', file: BOOK, find: 'Math.max(1, Math.min(RUNNING_MAX, Math.floor(pool().options.max / 2)))', replace: '400', specs: races, test: 'leave connections' },
  { name: 'a repeated key books again', file: BOOK, find: 'return first ? { first } : {', replace: 'return {', specs: booking },
  { name: 'another person’s key returns their booking', file: BOOK, find: 'JSON.stringify(first.guests) === JSON.stringify(guests.map(name => name.trim())) &&', replace: '', specs: booking },
  { name: 'a fee that nobody has accepted', file: DECISION, find: 'price.charges.length > 0 && !acceptsCharges', replace: 'price.charges.length > 3 && !acceptsCharges', specs: booking },
  { name: 'a slot shows who holds it as one’s own', file: DAY, find: 'held.some(({ userId }) => userId === viewer.id)', replace: 'held.some(({ userId }) => userId !== null)', specs: days },
  { name: 'a former member goes on watching', file: DAY, find: 'day?.memberIds.has(id) === true', replace: 'true', specs: days },
  { name: 'the end of a membership keeps its bookings', file: `${FEATURES}/entry-status/end-memberships.service.ts`, find: '  await cancelUpcoming(services, [membership.userId], now, em)\n', replace: '', specs: endings },
  { name: 'a calendar address outlives a password reset', file: 'backend/src/accounts/session-endings.ts', find: '  await em.delete(CalendarAddress, { userId })\n', replace: '', specs: calendarEndings, test: 'a password reset' },
  { name: 'a former member’s calendar address returns with the next membership', file: `${FEATURES}/memberships/memberships.service.ts`, find: '  await em.delete(CalendarAddress, { userId: In(userIds) })\n', replace: '', specs: calendarEndings, test: 'when the membership ends' },
  { name: 'a calendar needs no membership', file: `${FEATURES}/calendar/calendar.service.ts`, find: `AND membership.state = 'active'`, replace: '', specs: calendarEndings, test: 'whatever ended it' },
  { name: 'a cancelled booking stays in calendars', file: `${FEATURES}/calendar/calendar-file.ts`, find: 'cancelledAt ? ICalEventStatus.CANCELLED : ', replace: '', specs: calendar },
]
