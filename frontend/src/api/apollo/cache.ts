import { InMemoryCache } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

/* Each change of the team has its own list, which replaces the one before. */
const notTold = { merge: false }

/**
 * Creates the cache. It stores objects by id; objects without an id are stored inside their parent
 * object or query. The team's paged lists (waitlist, messages, newsletter) cache each page as a
 * separate result.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          bookings: relayStylePagination(),
          upcomingBookings: relayStylePagination(),
        },
      },
      Wave: { fields: { notTold } },
      WaitlistEntry: { fields: { notTold } },
      Offer: { fields: { notTold } },
      Membership: { fields: { notTold } },
      DeskBooking: { fields: { notTold } },
      CourtDay: { keyFields: ['date'] },
      OpenPlayNight: { keyFields: ['night'] },
      PlayProfile: { keyFields: [] },
      Launch: { keyFields: [] },
      MailPreferences: { keyFields: [] },
      WaitlistStats: { keyFields: [] },
      WaitlistPerson: { merge: true },
    },
  })
}
