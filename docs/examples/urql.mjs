// Reads several things with one query. A token without the scope of one of them is refused whole.
// Scopes of the token: WAITLIST_READ, PROFILE_READ.
import { Client, fetchExchange, gql } from '@urql/core'

const { BASE_URL = 'http://localhost:4000', CLUB_TOKEN } = process.env
if (!CLUB_TOKEN) throw new Error('Set CLUB_TOKEN to an access token')

const client = new Client({
  url: `${BASE_URL}/graphql`,
  // The API refuses the GET requests of urql, which lack the header Apollo-Require-Preflight.
  preferGetMethod: false,
  fetchOptions: { headers: { authorization: `Bearer ${CLUB_TOKEN}` } },
  exchanges: [fetchExchange],
})

/**
 * A field that fails is null.
 * @type {import('@urql/core').TypedDocumentNode<{
 *   waitlistStats: { total: number, capacity: number },
 *   myWaitlistEntry: { position: number } | null,
 *   me: { firstName: string | null } | null,
 * }>}
 */
const OVERVIEW = gql`
  query Overview {
    waitlistStats {
      total
      capacity
    }
    myWaitlistEntry {
      position
    }
    me {
      firstName
    }
  }
`

const { data, error } = await client.query(OVERVIEW, {})

if (data) {
  const { waitlistStats, myWaitlistEntry, me } = data
  console.log(`${waitlistStats.total} of ${waitlistStats.capacity} places are taken`)
  console.log(myWaitlistEntry ? `Position: ${myWaitlistEntry.position}` : 'No place')
  if (me) console.log(`First name: ${me.firstName ?? 'none'}`)
}

// The network failed, or a proxy sent something else than GraphQL.
if (error?.networkError) console.error(error.networkError.message)
for (const { path, message, extensions } of error?.graphQLErrors ?? [])
  console.error(`${path?.join('.') ?? 'request'}: ${String(extensions.code)}: ${message}`)
// Without data, the whole request was refused: the token is not valid or lacks a scope, or there
// were too many requests.
if (!data) process.exitCode = 1
