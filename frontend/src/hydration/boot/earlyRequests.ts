import { RESPONSE_MS } from '../protocol'

/**
 * Sends these requests early. `bodies` is one JSON body per line, which the build writes into pages
 * for visitors with a cookie.
 */
export function sendEarlyRequests(bodies: string): void {
  const headers = { 'content-type': 'application/json' }
  globalThis.earlyResponses = new Map(
    bodies.split('\n').map(body => {
      // Read to the end: an unread response would keep its connection open.
      const response = fetch('/graphql', {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(RESPONSE_MS),
      }).then(async answer => new Response(await answer.text(), answer))
      // The code that takes the response handles the error.
      response.catch(() => {})
      return [body, response]
    }),
  )
}
