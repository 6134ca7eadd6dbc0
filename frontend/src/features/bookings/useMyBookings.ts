import { useState } from 'react'
import { pageSizeFor } from '../../api/pageSize'
import { useBookingsQuery, useUpcomingBookingsQuery } from './bookings.generated'
import { toBookingList } from './bookingList'

/* Recent activity shows the first three (SPEC-8). */
const RECENT = 3
export const recentBookings = { variables: { first: RECENT } }
export const upcomingBookings = { variables: { first: 10 } }

/** Returns the person's bookings, latest first. All cards share one response. */
export function useRecentBookings() {
  const { data, ...query } = useBookingsQuery(recentBookings)
  const list = toBookingList(data?.bookings, query)
  return { ...list, rows: list.rows?.slice(0, RECENT) }
}

/** Returns the upcoming bookings, soonest first. A refetch returns as many rows as are shown. */
export function useUpcomingBookings() {
  const [first, setFirst] = useState(upcomingBookings.variables.first)
  const { data, ...query } = useUpcomingBookingsQuery({ variables: { first } })
  const shown = pageSizeFor(data?.upcomingBookings?.edges.length ?? 0)
  if (shown > first) setFirst(shown)
  const { hasNextPage = false, endCursor } = data?.upcomingBookings?.pageInfo ?? {}
  const more = () =>
    query.fetchMore({ variables: { ...upcomingBookings.variables, after: endCursor } })
  return { ...toBookingList(data?.upcomingBookings, query), more: hasNextPage ? more : undefined }
}
