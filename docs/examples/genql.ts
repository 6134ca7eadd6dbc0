// Reads own data with the typed client that genql generates from the API's schema into ./club.
// The compiler knows every field, argument and enum value, and the type of what comes back.
// Scopes of the token: BOOKINGS_READ, WAITLIST_READ.
import { createClient, GenqlError } from './club/index'

const { BASE_URL = 'http://localhost:4000', CLUB_TOKEN } = process.env
if (!CLUB_TOKEN) throw new Error('Set CLUB_TOKEN to an access token')

const client = createClient({
  // Sends operations itself, because genql’s own function does not parse refusals with a status
  // like 401 or 429. The API sends them as GraphQL errors.
  fetcher: async operation => {
    const response = await fetch(`${BASE_URL}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${CLUB_TOKEN}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(operation),
    })
    if (!response.headers.get('content-type')?.includes('json'))
      throw new Error(`Status ${response.status}, not from the API`)
    return response.json()
  },
})

async function main(): Promise<void> {
  const { waitlistStats, myWaitlistEntry, upcomingBookings } = await client.query({
    waitlistStats: { spotsRemaining: true, resetsAt: true },
    myWaitlistEntry: { position: true, status: true },
    upcomingBookings: {
      __args: { first: 3 },
      totalCount: true,
      edges: { node: { courtName: true, bookingDate: true, startTime: true } },
    },
  })
  console.log(`${waitlistStats.spotsRemaining} places are free until ${waitlistStats.resetsAt}`)
  console.log(
    myWaitlistEntry ? `Place ${myWaitlistEntry.position}, ${myWaitlistEntry.status}` : 'No place',
  )
  console.log(`${upcomingBookings?.totalCount ?? 0} bookings to come`)
  for (const { node } of upcomingBookings?.edges ?? [])
    console.log(`${node.bookingDate} ${node.startTime} ${node.courtName}`)
}

main().catch((error: unknown) => {
  // genql throws if there is any error; `error.data` has the fields that did not fail.
  if (!(error instanceof GenqlError)) throw error
  for (const { path, message, extensions } of error.errors)
    console.error(`${path?.join('.') ?? 'request'}: ${extensions?.['code']}: ${message}`)
  process.exitCode = 1
})
