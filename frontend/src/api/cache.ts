import { InMemoryCache } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

/** Objects are kept by id; those without one belong to the object or query that holds them. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: { fields: { waitlist: relayStylePagination() } },
      WaitlistStats: { keyFields: [] },
      WaitlistPerson: { merge: true },
    },
  })
}
