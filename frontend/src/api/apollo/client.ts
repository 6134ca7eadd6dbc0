import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { createCache } from './cache'
import { failureOf } from './errors'
import type { MeQuery } from '../operationTypes'
import { sessionStore } from '../sessionStore'
import { MeDocument } from './documents'

/**
 * The one Apollo Client. Code that a visitor loads who only reads imports no value of this folder: it loads
 * apolloChunk.ts when it needs one.
 */
const cache = createCache()

/** A session that ran out is noticed by whatever asks next: the user is gone then (decision R9). */
const dropRefusedUser = new ErrorLink(({ error }) => {
  if (failureOf(error).code === 'UNAUTHENTICATED') {
    cache.writeQuery({ query: MeDocument, data: { me: null } })
  }
})

/** The same request may have been sent already (hydration/boot/earlyRequests.ts): its response is taken once. */
const fetchOrEarlyResponse: typeof fetch = (input, init) => {
  // HttpLink sends every operation as a JSON string.
  const body = init?.body as string
  const response = globalThis.earlyResponses?.get(body)
  globalThis.earlyResponses?.delete(body)
  return response ?? fetch(input, init)
}

export const client = new ApolloClient({
  cache,
  ssrMode: typeof window === 'undefined',
  link: ApolloLink.from([
    dropRefusedUser,
    new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: fetchOrEarlyResponse }),
  ]),
  defaultOptions: {
    watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: false },
    query: { fetchPolicy: 'cache-first' },
  },
})

/** The page's HTML already said that no cookie came: nobody needs to ask again. */
if (sessionStore.current().status === 'signedOut') {
  cache.writeQuery({ query: MeDocument, data: { me: null } })
}

/**
 * An empty cache says nothing about who is signed in, so only a complete answer is reported, in the same
 * moment as it is written: whoever waits for the answer finds the session already told.
 */
function watchUser(): void {
  cache.watch<MeQuery>({
    query: MeDocument,
    optimistic: false,
    callback: ({ complete, result }) => {
      if (complete) sessionStore.setUser(result.me ?? null)
    },
  })
}
watchUser()
/* Emptying the store drops every watch, this one too; and what was asked for one person is not for the next. */
client.onClearStore(() => {
  globalThis.earlyResponses?.clear()
  watchUser()
  return Promise.resolve()
})
