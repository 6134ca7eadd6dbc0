import { connectionOf } from './connectionOf'
import { noPlayers } from './courtFixtures'
import { ownAnswers, ownMembership } from './membershipFixtures'
import { hour } from './personFixtures'

export const HOUR_MS = 3_600_000

/** Returns the time in so many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

export const court = { __typename: 'Court', id: 'c1', name: 'Championship Court 1' }
export const passFee = { __typename: 'Charge', id: 'x1', kind: 'guest_pass', cents: 1999 }

/** A member's booking of tomorrow. */
export const upcoming = {
  __typename: 'MemberBooking',
  id: 'b1',
  startsAt: inHours(26),
  endsAt: inHours(27),
  freeUntil: inHours(24),
  guests: ['Ana Ruiz', 'Bo'],
  court,
  charges: [
    { ...passFee, state: 'open' },
    { ...passFee, id: 'x4', state: 'open' },
  ],
}

/** Returns a page of bookings. */
export const listed = (rows: (typeof row)[]) => connectionOf('Booking', rows)

/** The same booking as a row of the dashboard's lists. */
export const row = hour('b1', { courtName: court.name, startTime: '18:00', guests: ['Ana Ruiz'] })

/** Returns handlers for the queries of a member's dashboard, with one booking. */
export const memberAnswers = (booking: object = upcoming, openCharges: object[] = []) => ({
  ...ownAnswers({ membership: ownMembership() }),
  ...noPlayers,
  MemberBookings: () => ({
    data: {
      closureNotes: [],
      standby: [],
      bookingAllowance: { __typename: 'BookingAllowance', upcoming: [booking], openCharges },
    },
  }),
  UpcomingBookings: () => ({ data: { upcomingBookings: listed([row]) } }),
  Bookings: () => ({ data: { bookings: listed([row]) } }),
  CalendarAddress: () => ({ data: { calendarAddress: null } }),
})
