import type { ApolloClient } from '@apollo/client'
import {
  BookingsDocument,
  MyWaitlistEntryDocument,
  SendsMailDocument,
  UpcomingBookingsDocument,
} from '../api/apollo/documents'
import { recentBookings, upcomingBookings } from '../features/bookings/useMyBookings'

/** The queries of the dashboard's cards. The route sends these requests early (ADR-5). */
export const dashboardQueries: ApolloClient.QueryOptions[] = [
  { query: SendsMailDocument },
  { query: MyWaitlistEntryDocument },
  { query: BookingsDocument, ...recentBookings },
  { query: UpcomingBookingsDocument, ...upcomingBookings },
]
