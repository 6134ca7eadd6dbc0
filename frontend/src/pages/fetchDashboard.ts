import { client } from '../api/client'
import { MyWaitlistEntryDocument, SendsMailDocument } from '../api/generated'
import { myBookingsQueries } from '../features/bookings/useMyBookings'

/** Asks what the dashboard's cards ask for when they are drawn. The build writes it into the page (ADR-5). */
export function fetchDashboard(): Promise<unknown>[] {
  return [
    client.query({ query: SendsMailDocument }),
    client.query({ query: MyWaitlistEntryDocument }),
    ...myBookingsQueries.map(query => client.query(query)),
  ]
}
