import { sessionStore } from '../sessionStore'
import { fetchInTime } from './fetchInTime'

/** How long to wait before a mutation is sent again, in milliseconds. */
const REPEAT_AFTER_MS = [500, 2_000, 4_000, 8_000]

/** After so many lost responses the person is told. */
const LOST_MOST = 3

/** For how long the same request counts as a repeated one, in milliseconds: a person presses the button again. */
const UNANSWERED_MS = 60_000

/** The keys of requests without a response, by body, and until when they count. */
const unanswered = new Map<string, { key: string; until: number }>()

/**
 * Sends a mutation of a signed-in person with an idempotency key. If the response is lost, it sends the
 * request again: the server returns the first response if it has executed the request (ADR-41). If no
 * response arrives, it calls `onLost` and rejects as `fetch` does.
 */
export async function sendOnce(
  input: RequestInfo | URL,
  init: RequestInit,
  onLost: () => void,
): Promise<Response> {
  // Browsers make UUIDs over https only.
  if (!window.isSecureContext || sessionStore.current().status !== 'signedIn')
    return fetchInTime(input, init)
  // HttpLink sends every operation as a JSON string, and headers as an object.
  const [body, headers] = [init.body as string, init.headers as Record<string, string>]
  const before = unanswered.get(body)
  const key = before && before.until > Date.now() ? before.key : crypto.randomUUID()
  const keyed = { ...init, headers: { ...headers, 'idempotency-key': key } }
  const keep = () => unanswered.set(body, { key, until: Date.now() + UNANSWERED_MS })
  try {
    const response = await repeat(isRepeated => fetchWhole(input, keyed, isRepeated))
    // After another act, the same request is meant anew.
    if (isResult(response)) unanswered.clear()
    else keep()
    return response
  } catch (error) {
    keep()
    onLost()
    throw error
  }
}

/** The server executes the first request, or has no time for this one. */
const BUSY = 503
const TOO_MANY_REQUESTS = 429

/** Whether the response says what became of the request; that of a proxy or of a limit does not. */
const isResult = ({ status }: Response) => status < 500 && status !== TOO_MANY_REQUESTS

/** Sends again while the response is lost, and then while the server executes the first request. */
async function repeat(send: (isRepeated: boolean) => Promise<Response>): Promise<Response> {
  let lost = 0
  for (const ms of REPEAT_AFTER_MS) {
    try {
      const response = await send(lost > 0)
      if (lost === 0 || response.status !== BUSY) return response
    } catch (error) {
      lost += 1
      if (lost === LOST_MOST) throw error
    }
    await new Promise(resolve => void setTimeout(resolve, ms))
  }
  return send(true)
}

/** Proxies send these when they have no response of the server, which may have executed the request. */
const BAD_GATEWAY = 502
const GATEWAY_TIMEOUT = 504

/**
 * Rejects also if the connection breaks within the response, or a proxy has lost it. So does a repeated
 * request whose session has ended: the first one may have ended it.
 */
async function fetchWhole(
  input: RequestInfo | URL,
  init: RequestInit,
  isRepeated: boolean,
): Promise<Response> {
  const response = await fetchInTime(input, init)
  const text = await response.clone().text()
  const isSignedOut = text.includes('"code":"UNAUTHENTICATED"')
  if ([BAD_GATEWAY, GATEWAY_TIMEOUT].includes(response.status) || (isRepeated && isSignedOut))
    throw new TypeError('The response is lost')
  return response
}
