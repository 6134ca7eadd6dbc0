import type { ApolloClient } from '@apollo/client'
import {
  BookingsDocument,
  MyWaitlistEntryDocument,
  SendsMailDocument,
  UpcomingBookingsDocument,
} from '../api/apollo/documents'
import { recentBookings, upcomingBookings } from '../features/bookings/useMyBookings'

/** What the dashboard's cards ask for when they are drawn: its route sends these requests early (ADR-5). */
export const dashboardQueries: ApolloClient.QueryOptions[] = [
  { query: SendsMailDocument },
  { query: MyWaitlistEntryDocument },
  { query: BookingsDocument, ...recentBookings },
  { query: UpcomingBookingsDocument, ...upcomingBookings },
]
