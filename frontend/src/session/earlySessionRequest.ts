/** `body` is the request's, as the build wrote it into a page for whoever brought a cookie. */
export function sendEarlySessionRequest(body: string): void {
  const headers = { 'content-type': 'application/json' }
  const response = fetch('/graphql', { method: 'POST', headers, body })
  // Whoever takes the response hears of it.
  response.catch(() => {})
  globalThis.earlySessionRequest = { body, response }
}
