/**
 * Who is here, asked by the page's first script while the application is still on its way. The client
 * asks in the same words and is given this answer (api/client.ts): the session has one truth, and the
 * server is asked once.
 */
interface FirstQuestion {
  body: string
  answer: Promise<Response>
}

declare global {
  var firstQuestion: FirstQuestion | undefined
}

/** `body` is the request's, as the build wrote it into a page for whoever brought a cookie. */
export function askWhoIsHere(body: string): void {
  const headers = { 'content-type': 'application/json' }
  const answer = fetch('/graphql', { method: 'POST', headers, body })
  // Whoever takes the answer hears of it.
  answer.catch(() => {})
  globalThis.firstQuestion = { body, answer }
}
