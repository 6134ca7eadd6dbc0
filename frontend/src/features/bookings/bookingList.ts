import type { BookingRowFragment } from '../../api/generated'

interface Connection {
  totalCount: number
  edges: readonly { node: BookingRowFragment }[]
}

interface Query {
  error?: unknown
  refetch: () => Promise<unknown>
}

/** A list of bookings as a card needs it: its rows once they came, or another try. */
export interface BookingList {
  count: number | undefined
  rows: BookingRowFragment[] | undefined
  failed: boolean
  retry: () => void
}

export function toBookingList(
  connection: Connection | null | undefined,
  { error, refetch }: Query,
): BookingList {
  return {
    count: connection?.totalCount,
    rows: connection?.edges.map(({ node }) => node),
    failed: !connection && Boolean(error),
    retry: () => void refetch().catch(console.error),
  }
}
