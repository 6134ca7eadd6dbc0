import { useBookingsQuery, useUpcomingBookingsQuery } from '../../api/generated'
import { toBookingList } from './bookingList'

/* Recent activity is the first three (SPEC-8). */
const RECENT = 3
const UPCOMING = 10

/** The person's bookings, the latest first; the cards that ask share one answer. */
export function useRecentBookings() {
  const { data, ...query } = useBookingsQuery({ variables: { first: RECENT } })
  const list = toBookingList(data?.bookings, query)
  return { ...list, rows: list.rows?.slice(0, RECENT) }
}

/** What is still to be played, the soonest first. */
export function useUpcomingBookings() {
  const { data, ...query } = useUpcomingBookingsQuery({ variables: { first: UPCOMING } })
  const { hasNextPage = false, endCursor } = data?.upcomingBookings?.pageInfo ?? {}
  const more = () => query.fetchMore({ variables: { after: endCursor } })
  return { ...toBookingList(data?.upcomingBookings, query), more: hasNextPage ? more : undefined }
}
