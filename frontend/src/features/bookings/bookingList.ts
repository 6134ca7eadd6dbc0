import type { BookingRowFragment } from '../../api/operationTypes'

interface Connection {
  totalCount: number
  edges: readonly { node: BookingRowFragment }[]
}

interface Query {
  error?: unknown
  refetch: () => Promise<unknown>
}

/** The state of a list of bookings: its rows when they have loaded, or a function that retries. */
export interface BookingList {
  count: number | undefined
  rows: BookingRowFragment[] | undefined
  failed: boolean
  retry: () => Promise<unknown>
}

export function toBookingList(
  connection: Connection | null | undefined,
  { error, refetch }: Query,
): BookingList {
  return {
    count: connection?.totalCount,
    rows: connection?.edges.map(({ node }) => node),
    failed: !connection && Boolean(error),
    retry: refetch,
  }
}
