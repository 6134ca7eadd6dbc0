import type { ApolloClient } from '@apollo/client'
import {
  MyMembershipDocument,
  MyOfferDocument,
  MyWaitlistEntryDocument,
  SendsMailDocument,
} from '../api/apollo/own.generated'
import { BookingsDocument, UpcomingBookingsDocument } from '../features/bookings/bookings.generated'
import { CourtDayDocument } from '../features/courts/courts.generated'
import {
  CalendarAddressDocument,
  MemberBookingsDocument,
} from '../features/courts/memberBookings.generated'
import { PlayersDocument } from '../features/courts/players.generated'
import {
  OpenDuesDocument,
  PlanHistoryDocument,
} from '../features/memberships/memberships.generated'
import { planChangeTexts } from '../content/planChange'
import { HiddenMembersDocument } from '../features/profile/hiddenMembers.generated'
import { PlayProfileDocument } from '../features/profile/profile.generated'
import { booking } from '../content/booking'
import { recentBookings, upcomingBookings } from '../features/bookings/useMyBookings'

/** Returns the queries of the profile; once courts can be booked, also the play profile and the hidden members. */
export const profileQueries = (): ApolloClient.QueryOptions[] => [
  { query: MyMembershipDocument },
  ...(booking.isOpen ? [{ query: PlayProfileDocument }, { query: HiddenMembersDocument }] : []),
]

/**
 * Returns the queries of the dashboard's cards; those of memberships and of bookings only in a phase that
 * offers them. The route sends these requests early (ADR-5).
 */
export const dashboardQueries = (): ApolloClient.QueryOptions[] => [
  { query: SendsMailDocument },
  { query: MyWaitlistEntryDocument },
  { query: MyOfferDocument },
  { query: MyMembershipDocument },
  { query: BookingsDocument, ...recentBookings },
  { query: UpcomingBookingsDocument, ...upcomingBookings },
  ...(planChangeTexts.isOffered()
    ? [{ query: OpenDuesDocument }, { query: PlanHistoryDocument }]
    : []),
  ...(booking.isOpen
    ? [
        { query: MemberBookingsDocument },
        { query: PlayersDocument },
        { query: CalendarAddressDocument },
      ]
    : []),
]

/** Returns the queries of today's hours and the players, once members book courts; before, the one of the place. */
export const bookingQueries = (): ApolloClient.QueryOptions[] =>
  booking.isOpen
    ? [{ query: CourtDayDocument }, { query: PlayersDocument }]
    : [{ query: MyWaitlistEntryDocument }]
