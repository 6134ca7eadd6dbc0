// Reads all own bookings page by page; the cache of Apollo Client joins the pages.
// Scope of the token: BOOKINGS_READ.
import {
  ApolloClient,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  ServerError,
  gql,
} from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

const { BASE_URL = 'http://localhost:4000', CLUB_TOKEN } = process.env
if (!CLUB_TOKEN) throw new Error('Set CLUB_TOKEN to an access token')

const client = new ApolloClient({
  link: new HttpLink({
    uri: `${BASE_URL}/graphql`,
    headers: { authorization: `Bearer ${CLUB_TOKEN}` },
  }),
  cache: new InMemoryCache({
    typePolicies: { Query: { fields: { bookings: relayStylePagination() } } },
  }),
})

/**
 * @typedef {object} Bookings
 * @property {{ node: { id: string, bookingDate: string, startTime: string, status: string } }[]} edges
 * @property {{ hasNextPage: boolean, endCursor: string | null }} pageInfo
 */

/**
 * @type {import('@apollo/client').TypedDocumentNode<
 *   { bookings: Bookings },
 *   { first: number, after?: string | null }
 * >}
 */
const BOOKINGS = gql`
  query Bookings($first: Int!, $after: String) {
    bookings(first: $first, after: $after) {
      edges {
        node {
          id
          bookingDate
          startTime
          status
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

try {
  const firstPage = { query: BOOKINGS, variables: { first: 50 } }
  const bookings = client.watchQuery(firstPage)
  let page = await client.query(firstPage)
  while (page.data?.bookings.pageInfo.hasNextPage)
    page = await bookings.fetchMore({ variables: { after: page.data.bookings.pageInfo.endCursor } })

  const edges = client.readQuery(firstPage)?.bookings.edges ?? []
  console.log(`${edges.length} bookings, the latest first`)
  for (const { node } of edges.slice(0, 3))
    console.log(`${node.bookingDate} ${node.startTime} ${node.status}`)
} catch (error) {
  // The API refused the operation, also with a status like 401 or 429.
  if (CombinedGraphQLErrors.is(error))
    for (const { message, extensions } of error.errors)
      console.error(`${String(extensions?.['code'])}: ${message}`)
  // A proxy responded instead of the API.
  else if (ServerError.is(error)) console.error(`Status ${error.statusCode}`)
  // The network failed.
  else throw error
  process.exitCode = 1
}
