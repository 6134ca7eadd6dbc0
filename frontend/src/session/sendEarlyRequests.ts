/** `bodies` is a JSON array, as the build wrote it into a page for whoever brought a cookie. */
export function sendEarlyRequests(bodies: string): void {
  const headers = { 'content-type': 'application/json' }
  globalThis.earlyResponses = new Map(
    // Ours: what JSON.parse read is written again as it was.
    (JSON.parse(bodies) as object[]).map(request => {
      const body = JSON.stringify(request)
      const response = fetch('/graphql', { method: 'POST', headers, body })
      // Whoever takes the response hears of it.
      response.catch(() => {})
      return [body, response]
    }),
  )
}
