import { isNetworkRequestInFlight } from '@apollo/client/utilities'
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
  const { first: step } = upcomingBookings.variables
  const [first, setFirst] = useState(step)
  const { data, ...query } = useUpcomingBookingsQuery({ variables: { first } })
  const { edges = [], pageInfo } = data?.upcomingBookings ?? {}
  const more = async () => {
    await query.fetchMore({ variables: { first: step, after: pageInfo?.endCursor } })
    const shown = pageSizeFor(edges.length + step)
    setFirst(shown)
    // The response under way has only the first rows and replaces the list in the cache.
    if (isNetworkRequestInFlight(query.observable.getCurrentResult().networkStatus))
      query.observable.refetch({ first: shown }).catch(console.error)
  }
  const list = toBookingList(data?.upcomingBookings, query)
  return { ...list, more: pageInfo?.hasNextPage ? more : undefined }
}
