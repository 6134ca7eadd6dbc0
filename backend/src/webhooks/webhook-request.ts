import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls, TLSSocket } from 'node:tls'
import { SECOND_MS } from '../core/durations'
import { hostOf, type AddressPolicy } from './webhook-url'

/** The longest time of a try: from the look-up of the host to the end of the response. */
const TRY_MS = 10 * SECOND_MS

/** The rest of a longer response is not read. */
const RESPONSE_MAX = 65_536

/** Returns all addresses of a host name. */
export type ResolveHost = (host: string) => Promise<readonly string[]>

interface WebhookRequest {
  /** POST by default. */
  method?: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body: string
}

export interface WebhookResponse {
  status: number
  /** At most 64 KB. */
  body: Buffer
}

/** A failure in our own words, which the team may read. */
export class WebhookFailure extends Error {}

interface Options {
  isAllowed: AddressPolicy
  resolve?: ResolveHost | undefined
  tryMs?: number | undefined
}

/** Sends a request and returns the response. Throws WebhookFailure. */
export type SendWebhook = (request: WebhookRequest) => Promise<WebhookResponse>

/**
 * Creates the client of webhooks. It looks the host up once, refuses it unless all its addresses
 * are allowed, connects to one of these addresses, and checks the connected address before it
 * sends anything. It follows no redirect.
 */
export function createWebhookClient({
  isAllowed,
  resolve = resolveHost,
  tryMs = TRY_MS,
}: Options): SendWebhook {
  return async webhook => {
    const signal = AbortSignal.timeout(tryMs)
    let socket: Socket | undefined
    try {
      const address = await abortable(findAddress(webhook.url, resolve, isAllowed), signal)
      socket = connect(webhook.url, address)
      await once(socket, 'connect', { signal })
      if (!isAllowed(socket.remoteAddress ?? '')) throw new WebhookFailure(NOT_PUBLIC)
      if (socket instanceof TLSSocket) await once(socket, 'secureConnect', { signal })
      return await exchange(webhook, socket, signal)
    } catch (error) {
      if (error instanceof WebhookFailure) throw error
      throw new WebhookFailure(
        signal.aborted
          ? `No response within ${String(tryMs / SECOND_MS)} seconds.`
          : wordsFor(error),
      )
    } finally {
      socket?.destroy()
    }
  }
}

/** Listens for errors after the last one that is awaited, which would otherwise end the process. */
const ignore = () => undefined

const NOT_PUBLIC = 'The host has an address that is not of the public internet.'

const resolveHost: ResolveHost = async host =>
  (await lookup(host, { all: true })).map(({ address }) => address)

/** Returns an address of the host; throws unless all its addresses are allowed. */
async function findAddress(
  url: URL,
  resolve: ResolveHost,
  isAllowed: AddressPolicy,
): Promise<string> {
  const host = hostOf(url)
  const addresses = isIP(host) ? [host] : await resolve(host)
  const [first] = addresses
  if (first === undefined) throw new WebhookFailure('The host has no address.')
  if (!addresses.every(isAllowed)) throw new WebhookFailure(NOT_PUBLIC)
  return first
}

const portOf = ({ port, protocol }: URL) => (port ? Number(port) : protocol === 'https:' ? 443 : 80)

/** Connects to the address, for https with TLS. The certificate must be that of the URL's host. */
function connect(url: URL, address: string): Socket {
  const host = hostOf(url)
  const options = { host: address, port: portOf(url) }
  const name = isIP(host) ? {} : { servername: host }
  const socket =
    url.protocol === 'https:' ? connectTls({ ...options, ...name }) : connectTcp(options)
  return socket.on('error', ignore)
}

/** Rejects when the signal is aborted; for work that takes no signal. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('aborted'))
    })
  })
  return Promise.race([work, aborted])
}

async function exchange(
  { method = 'POST', url, headers, body }: WebhookRequest,
  socket: Socket,
  signal: AbortSignal,
): Promise<WebhookResponse> {
  const sent = request({
    method,
    host: url.hostname,
    path: `${url.pathname}${url.search}`,
    headers: {
      ...headers,
      host: url.host,
      connection: 'close',
      'content-length': String(Buffer.byteLength(body)),
    },
    createConnection: () => socket,
    signal,
  })
  sent.on('error', ignore)
  // With the signal, because Node reports no error if the endpoint switches protocols (101).
  const responded = once(sent, 'response', { signal })
  sent.end(body)
  // `once` returns the arguments of the event; its types do not say which.
  const [response] = (await responded) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: await readStart(response) }
}

/** Reads at most 64 KB of the response, then closes its connection. */
async function readStart(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // Without an encoding, a response consists of buffers.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= RESPONSE_MAX) break
  }
  return Buffer.concat(chunks).subarray(0, RESPONSE_MAX)
}

/** Returns the error's code only: its message can contain the URL. */
function wordsFor(error: unknown): string {
  const { code = 'no code' } = error as NodeJS.ErrnoException
  return `The endpoint could not be reached (${code}).`
}
