import { InMemoryCache } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

/**
 * Objects are kept by id; those without one belong to the object or query that holds them. The team's
 * lists (waitlist, messages, newsletter) are turned page by page: each page is an answer of its own.
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
      /* A person's lists are read on in one piece. */
      WaitlistEntryDetails: {
        fields: {
          referrals: relayStylePagination(),
          bookings: relayStylePagination(),
          notes: relayStylePagination(),
        },
      },
      WaitlistStats: { keyFields: [] },
      WaitlistPerson: { merge: true },
    },
  })
}
