import { pageSizeFor } from '../../api/pageSize'
import { useShownRows } from '../../api/useShownRows'
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
  const { rows, grow } = useShownRows<'first'>('upcomingBookings')
  const variables = { ...upcomingBookings.variables, ...rows }
  const { data, ...query } = useUpcomingBookingsQuery({ variables })
  const { edges = [], pageInfo } = data?.upcomingBookings ?? {}
  const more = async () => {
    const { first } = upcomingBookings.variables
    await query.fetchMore({ variables: { first, after: pageInfo?.endCursor } })
    grow(query.observable, 'first', pageSizeFor(edges.length + first))
  }
  const list = toBookingList(data?.upcomingBookings, query)
  return { ...list, more: pageInfo?.hasNextPage ? more : undefined }
}
