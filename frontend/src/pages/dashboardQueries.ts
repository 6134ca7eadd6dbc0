import type { ApolloClient } from '@apollo/client'
import {
  MyMembershipDocument,
  MyOfferDocument,
  MyWaitlistEntryDocument,
  SendsMailDocument,
} from '../api/apollo/own.generated'
import { MyApiTokensDocument } from '../features/apiTokens/apiTokens.generated'
import { BookingsDocument, UpcomingBookingsDocument } from '../features/bookings/bookings.generated'
import { CourtDayDocument } from '../features/courts/courts.generated'
import { PlayersDocument } from '../features/courts/players.generated'
import { booking } from '../content/booking'
import { recentBookings, upcomingBookings } from '../features/bookings/useMyBookings'

/** The queries of the profile. */
export const profileQueries: ApolloClient.QueryOptions[] = [
  { query: MyMembershipDocument },
  { query: MyApiTokensDocument },
]

/** The queries of the dashboard's cards. The route sends these requests early (ADR-5). */
export const dashboardQueries: ApolloClient.QueryOptions[] = [
  { query: SendsMailDocument },
  { query: MyWaitlistEntryDocument },
  { query: MyOfferDocument },
  { query: MyMembershipDocument },
  { query: BookingsDocument, ...recentBookings },
  { query: UpcomingBookingsDocument, ...upcomingBookings },
]

/** Returns the queries of today's hours and the players, once members book courts; before, the one of the place. */
export const bookingQueries = (): ApolloClient.QueryOptions[] =>
  booking.isOpen
    ? [{ query: CourtDayDocument }, { query: PlayersDocument }]
    : [{ query: MyWaitlistEntryDocument }]
