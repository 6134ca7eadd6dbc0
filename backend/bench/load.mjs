/**
 * The load generator, a process of its own. autocannon, because it asks for a fixed number over
 * kept connections, costs less per request than the servers, and people of Node's own team keep it.
 */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'

/** @typedef {{ method?: string; path: string; headers?: Record<string, string>; body?: string }} Request */
/** @typedef {Request & { url: string; amount: number; connections: number }} Load */
/** @typedef {{ seconds: number; answered: number; failed: number }} Outcome */

/** How often it looks whether all is answered, in milliseconds. */
const SAMPLE_MS = 20

/**
 * Seconds until the last answer, how many there were, and how many of them were no success.
 * @param {Load} load
 * @returns {Promise<Outcome>}
 */
async function run({ url, method = 'GET', path, headers, body, amount, connections }) {
  const began = performance.now()
  let last = began
  const running = autocannon({
    url,
    amount,
    connections: Math.min(connections, amount),
    sampleInt: SAMPLE_MS,
    requests: [
      {
        method,
        path,
        headers,
        body,
        ...(body?.includes('UNIQUE') && {
          setupRequest: request => ({ ...request, body: body.replace('UNIQUE', randomUUID()) }),
        }),
      },
    ],
  })
  running.on('response', () => (last = performance.now()))
  const { '2xx': answered } = await running
  // Also what was never answered.
  return { seconds: (last - began) / 1_000, answered, failed: amount - answered }
}

process.on('message', (/** @type {Load} */ load) => {
  void run(load).then(outcome => process.send?.(outcome))
})
