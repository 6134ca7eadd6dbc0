// Joins the waitlist, or finds the place that the caller has, and reads the code of a refusal.
// Scope of the token: WAITLIST_WRITE.
import { ClientError, GraphQLClient, gql } from 'graphql-request'

const { BASE_URL = 'http://localhost:4000', CLUB_TOKEN } = process.env
if (!CLUB_TOKEN) throw new Error('Set CLUB_TOKEN to an access token')

const client = new GraphQLClient(`${BASE_URL}/graphql`, {
  headers: { authorization: `Bearer ${CLUB_TOKEN}` },
})

/**
 * @typedef {object} JoinWaitlist
 * @property {{ created: boolean, entry: { position: number, referralCode: string } }} joinWaitlist
 */

const JOIN_WAITLIST = gql`
  mutation JoinWaitlist($input: JoinWaitlistInput!) {
    joinWaitlist(input: $input) {
      created
      entry {
        position
        referralCode
      }
    }
  }
`

try {
  // A repeated call returns the same place, so it is safe to send it again after a lost response.
  const variables = { input: { planWish: 'unlimited' } }
  const data = /** @type {JoinWaitlist} */ (await client.request(JOIN_WAITLIST, variables))
  const { created, entry } = data.joinWaitlist
  console.log(`${created ? 'Joined' : 'Already'} at position ${entry.position}`)
  console.log(`Referral code: ${entry.referralCode}`)
} catch (error) {
  // Any other error is a failure of the network.
  if (!(error instanceof ClientError)) throw error
  const { status, errors } = error.response
  // Without errors, it is the response of a proxy.
  if (!errors) console.error(`Status ${status}`)
  for (const { message, extensions } of errors ?? []) console.error(explain(extensions) ?? message)
  process.exitCode = 1
}

/**
 * Decides by the code of a refusal. Its message is for people and can change.
 * @param {{ code?: string, requiredScope?: string, resetsAt?: string, retryAfter?: number }} details
 */
function explain({ code, requiredScope, resetsAt, retryAfter }) {
  switch (code) {
    case 'DAILY_LIMIT':
      return `Today’s places are taken. More open at ${resetsAt}.`
    case 'FORBIDDEN':
      return requiredScope && `The token needs the scope ${requiredScope}.`
    case 'RATE_LIMITED':
    case 'SERVICE_UNAVAILABLE':
      return `Try again in ${retryAfter} seconds.`
    case 'UNAUTHENTICATED':
      return 'The token is unknown, revoked or expired. Create a new one.'
    default:
      return undefined
  }
}
