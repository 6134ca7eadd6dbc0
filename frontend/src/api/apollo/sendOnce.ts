import { sessionStore } from '../sessionStore'

/** How long to wait before a mutation is sent again, in milliseconds. */
const REPEAT_AFTER_MS = [500, 2_000]

/** For how long the same request counts as a repeated one, in milliseconds: a person presses the button again. */
const UNANSWERED_MS = 60_000

const BUSY = 503

/** The keys of requests without a response, by body. */
const unanswered = new Map<string, string>()

/**
 * Sends a mutation of a signed-in person with an idempotency key. After a network failure it sends the
 * request again: if the server has executed it, it returns the first response (ADR-41). Rejects as `fetch`.
 */
export async function sendOnce(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  // Browsers make UUIDs over https only.
  if (!window.isSecureContext || sessionStore.current().status !== 'signedIn')
    return fetch(input, init)
  // HttpLink sends every operation as a JSON string, and headers as an object.
  const [body, headers] = [init.body as string, init.headers as Record<string, string>]
  const key = unanswered.get(body) ?? crypto.randomUUID()
  const keyed = { ...init, headers: { ...headers, 'idempotency-key': key } }
  try {
    const response = await repeat(() => fetch(input, keyed))
    unanswered.delete(body)
    return response
  } catch (error) {
    unanswered.set(body, key)
    setTimeout(() => unanswered.delete(body), UNANSWERED_MS)
    throw error
  }
}

/** Sends again after a network failure, and then also while the server executes the first request. */
async function repeat(send: () => Promise<Response>): Promise<Response> {
  let latest = send()
  for (const [turn, ms] of REPEAT_AFTER_MS.entries()) {
    const response = await latest.catch(() => undefined)
    if (response && (turn === 0 || response.status !== BUSY)) return response
    await new Promise(resolve => void setTimeout(resolve, ms))
    latest = send()
  }
  return latest
}
