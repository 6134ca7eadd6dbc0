import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { createCache } from './cache'
import { failureOf } from './errors'
import { fetchInTime } from './fetchInTime'
import { requestFreshProof } from './freshProof'
import type { MeQuery } from '../operationTypes'
import { sessionStore } from '../sessionStore'
import { MeDocument } from './session.generated'
import { sendOnce } from './sendOnce'

/**
 * The only Apollo Client. Code that every visitor downloads must not import values from this
 * folder: it loads apolloChunk.ts when it needs them.
 */
const cache = createCache()

/**
 * An expired session shows in the next response: the user is then removed from the cache
 * (PAGE-9). A staff person who is refused may have another role: the user is then read again, and the
 * page follows (ACCOUNT-36).
 */
const followRefusals = new ErrorLink(({ error }) => {
  const { code } = failureOf(error)
  if (code === 'UNAUTHENTICATED') cache.writeQuery({ query: MeDocument, data: { me: null } })
  const session = sessionStore.current()
  if (code === 'FORBIDDEN' && session.status === 'signedIn' && session.user.staffRole)
    client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(console.error)
})

/**
 * boot.ts may have sent the same request already (hydration/boot/earlyRequests.ts). Its response is
 * used once, and not after a mutation, which may have changed it.
 */
const fetchOrEarlyResponse: typeof fetch = (input, init = {}) => {
  // HttpLink sends every operation as a JSON string.
  const body = init.body as string
  if (MUTATION.test(body)) {
    globalThis.earlyResponses?.clear()
    return sendOnce(input, init, readAgain)
  }
  const response = globalThis.earlyResponses?.get(body)
  globalThis.earlyResponses?.delete(body)
  return response ?? fetchInTime(input, init)
}

const MUTATION = /"query":"mutation\b/

/** Requests what the page shows: a mutation without a response may have changed it. */
const readAgain = () => void client.refetchQueries({ include: 'active' }).catch(console.error)

export const client = new ApolloClient({
  cache,
  ssrMode: typeof window === 'undefined',
  link: ApolloLink.from([
    followRefusals,
    requestFreshProof,
    new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: fetchOrEarlyResponse }),
  ]),
  defaultOptions: {
    watchQuery: { fetchPolicy: 'cache-first', notifyOnNetworkStatusChange: false },
    query: { fetchPolicy: 'cache-first' },
  },
})

/** The page's HTML already says that the request had no session cookie, so no request is needed. */
if (sessionStore.current().status === 'signedOut') {
  cache.writeQuery({ query: MeDocument, data: { me: null } })
}

/**
 * An empty cache does not mean signed out, so only a complete result is reported. It is reported
 * synchronously with the write: code that awaits the response finds the session already updated.
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
/* Clearing the store removes every watch, including this one. Early responses belong to the
   previous person and are discarded. */
client.onClearStore(() => {
  globalThis.earlyResponses?.clear()
  watchUser()
  return Promise.resolve()
})
