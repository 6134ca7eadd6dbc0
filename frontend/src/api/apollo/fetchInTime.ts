import { RESPONSE_MS } from '../../hydration/protocol'

/** Does what `fetch` does, and rejects as it does without a connection if the response takes too long. */
export function fetchInTime(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const controller = new AbortController()
  init.signal?.addEventListener('abort', () => {
    controller.abort()
  })
  const timer = setTimeout(() => {
    controller.abort(new TypeError('The response takes too long'))
  }, RESPONSE_MS)
  return fetch(input, { ...init, signal: controller.signal }).finally(() => {
    clearTimeout(timer)
  })
}
