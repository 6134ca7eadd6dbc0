// Receives the club's webhooks. It refuses events that the club did not sign or that are older than
// 5 minutes, and handles each event once (https://www.standardwebhooks.com).
// CLUB_WEBHOOK_SECRET is the secret of the webhook endpoint: whsec_…
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const { CLUB_WEBHOOK_SECRET, PORT = '8080' } = process.env
if (!CLUB_WEBHOOK_SECRET) throw new Error('Set CLUB_WEBHOOK_SECRET to the secret of the endpoint')

const MAX_BYTES = 100_000
const webhook = new Webhook(CLUB_WEBHOOK_SECRET)

/**
 * The ids of the latest events. In production, use a table with a unique column, and insert the id in
 * the transaction that handles the event: then a restart forgets nothing.
 * @type {Set<string>}
 */
const handledIds = new Set()
const HANDLED_MAX = 10_000

/** @param {{ type: string, createdAt: string, data: unknown }} event */
function handle({ type, createdAt, data }) {
  switch (type) {
    case 'waitlist.joined':
      console.log(`${createdAt} somebody joined the waitlist: ${JSON.stringify(data)}`)
      break
    default: // The club can add types.
      console.log(`${createdAt} ${type}`)
  }
}

/**
 * Returns the status for a request. The club sends an event again later if the status is not 2xx.
 * @param {import('node:http').IncomingMessage} request
 */
async function receive(request) {
  if (request.method !== 'POST') return 405
  // The signature is for the exact bytes: verify them before you parse them.
  const body = await readBody(request)
  if (body === null) return 413
  const id = String(request.headers['webhook-id'] ?? '')
  let event
  try {
    event = webhook.verify(body, {
      'webhook-id': id,
      'webhook-timestamp': String(request.headers['webhook-timestamp'] ?? ''),
      'webhook-signature': String(request.headers['webhook-signature'] ?? ''),
    })
  } catch (error) {
    console.error(`Refused: ${String(error)}`)
    return 400
  }
  // A replay, or the club missed our first response. Success, so that the club does not send it again.
  if (handledIds.has(id)) return 204
  handle(/** @type {Parameters<typeof handle>[0]} */ (event))
  handledIds.add(id)
  if (handledIds.size > HANDLED_MAX) handledIds.delete(handledIds.values().next().value ?? '')
  return 204
}

/**
 * Returns null if the body is too large.
 * @param {import('node:http').IncomingMessage} request
 */
async function readBody(request) {
  const chunks = []
  let size = 0
  /** @type {AsyncIterable<Buffer>} */
  const parts = request.iterator({ destroyOnReturn: false })
  for await (const chunk of parts) {
    size += chunk.length
    if (size > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const server = createServer((request, response) => {
  void receive(request)
    .catch((/** @type {unknown} */ error) => {
      console.error(error)
      return 500
    })
    .then(status => response.writeHead(status).end())
})
server.listen(Number(PORT), () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  console.log(`Listening on port ${port}`)
})
