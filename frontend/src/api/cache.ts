import { InMemoryCache } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

/** Objects are kept by id; those without one belong to the object or query that holds them. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          waitlist: relayStylePagination(['status', 'search']),
          contactSubmissions: relayStylePagination(['status', 'search']),
          newsletterSubscriptions: relayStylePagination(['search']),
          memberSurveys: relayStylePagination(),
          pricingSurveys: relayStylePagination(),
          amenitiesSurveys: relayStylePagination(),
          locationSurveys: relayStylePagination(),
          generalSurveys: relayStylePagination(),
          auditLog: relayStylePagination(),
          bookings: relayStylePagination(),
          upcomingBookings: relayStylePagination(),
        },
      },
      WaitlistStats: { keyFields: [] },
      WaitlistPerson: { merge: true },
    },
  })
}
