import {
  BookingsDocument,
  UpcomingBookingsDocument,
  useBookingsQuery,
  useUpcomingBookingsQuery,
} from '../../api/generated'
import { toBookingList } from './bookingList'

/* Recent activity is the first three (SPEC-8). */
const RECENT = 3
const recent = { variables: { first: RECENT } }
const upcoming = { variables: { first: 10 } }

/** What the hooks below ask for. */
export const myBookingsQueries = [
  { query: BookingsDocument, ...recent },
  { query: UpcomingBookingsDocument, ...upcoming },
]

/** The person's bookings, the latest first; the cards that ask share one answer. */
export function useRecentBookings() {
  const { data, ...query } = useBookingsQuery(recent)
  const list = toBookingList(data?.bookings, query)
  return { ...list, rows: list.rows?.slice(0, RECENT) }
}

/** What is still to be played, the soonest first. */
export function useUpcomingBookings() {
  const { data, ...query } = useUpcomingBookingsQuery(upcoming)
  const { hasNextPage = false, endCursor } = data?.upcomingBookings?.pageInfo ?? {}
  const more = () => query.fetchMore({ variables: { after: endCursor } })
  return { ...toBookingList(data?.upcomingBookings, query), more: hasNextPage ? more : undefined }
}
