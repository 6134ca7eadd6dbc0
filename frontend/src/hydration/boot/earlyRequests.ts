/** `bodies` are JSON, one on each line, as the build wrote them into a page for whoever brought a cookie. */
export function sendEarlyRequests(bodies: string): void {
  const headers = { 'content-type': 'application/json' }
  globalThis.earlyResponses = new Map(
    bodies.split('\n').map(body => {
      // Read to its end, or one that nobody takes would keep its connection.
      const response = fetch('/graphql', { method: 'POST', headers, body }).then(
        async answer => new Response(await answer.text(), answer),
      )
      // Whoever takes the response hears of it.
      response.catch(() => {})
      return [body, response]
    }),
  )
}
