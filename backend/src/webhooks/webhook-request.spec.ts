import 'reflect-metadata'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import type { RequestListener } from 'node:http'
import { startReceiver, type Receiver } from '../../test/webhook-receiver'
import { until } from '../../test/startup/processes'
import { createWebhookClient, type ResolveHost } from './webhook-request'
import { createAddressPolicy } from './webhook-url'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function receiver(respond?: RequestListener): Promise<Receiver> {
  const started = await startReceiver(respond)
  ends.push(started.close)
  return started
}

const TRY_MS = 300
const PATIENCE_MS = 10_000
const allowsLoopback = createAddressPolicy(true)
const publicOnly = createAddressPolicy(false)
const client = createWebhookClient({ isAllowed: allowsLoopback, tryMs: TRY_MS })
const request = (url: string) => ({ url: new URL(url), headers: { 'x-test': 'yes' }, body: '{}' })

const NO_RESPONSE = 'No response within 0.3 seconds.'
const NOT_PUBLIC = 'The host has an address that is not of the public internet.'

test('webhooks: a request has its headers and body, and the response is returned', async () => {
  const { url, received } = await receiver((_, res) => res.writeHead(201).end('Thanks'))
  const { status, body } = await client(request(url))
  expect([status, body.toString()]).toEqual([201, 'Thanks'])
  expect(received[0]?.body).toBe('{}')
  expect(received[0]?.headers).toMatchObject({ 'x-test': 'yes', host: new URL(url).host })
})

/** Writes the start of a response that Node reports by an event of its own. */
const write =
  (text: string): RequestListener =>
  (_, { socket }) =>
    socket?.write(text)

/** Writes a byte every few milliseconds until the connection is closed. */
const drip =
  (before: string): RequestListener =>
  (_, { socket }) => {
    socket?.write(before)
    const timer = setInterval(() => socket?.write('x'), 20)
    socket?.on('close', () => {
      clearInterval(timer)
    })
  }

test(
  'webhooks: an endpoint that accepts and never responds, or drips, and a look-up that hangs fail in time (SEC-W5)',
  async () => {
    const slow: Record<string, RequestListener> = {
      'never responds': () => undefined,
      'responds with 100': write('HTTP/1.1 100 Continue\r\n\r\n'),
      'responds with 101': write(
        'HTTP/1.1 101 Upgrade\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      ),
      'drips headers': drip('HTTP/1.1 200 OK\r\nX-Slow: '),
      'drips a body': drip('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n'),
    }
    const resolve = () => new Promise<string[]>(() => undefined)
    const lost = createWebhookClient({ isAllowed: allowsLoopback, tryMs: TRY_MS, resolve })
    const tries = Object.entries(slow).map(async ([name, respond]) => {
      const { url } = await receiver(respond)
      return [name, await client(request(url)).catch(messageOf)]
    })
    expect(await Promise.all(tries)).toEqual(Object.keys(slow).map(name => [name, NO_RESPONSE]))
    await expect(lost(request('http://club.example'))).rejects.toThrow(NO_RESPONSE)
  },
  PATIENCE_MS,
)

const messageOf = (error: unknown) => (error instanceof Error ? error.message : error)

test('webhooks: of a response of 1 GB only the first 64 KB are read (SEC-W5)', async () => {
  const chunk = Buffer.alloc(65_536, 'x')
  const endless = await receiver((_, res) => {
    res.writeHead(200, { 'content-length': String(2 ** 30) })
    const write = () => {
      while (!res.destroyed && res.write(chunk));
    }
    res.on('drain', write)
    write()
  })
  const { status, body } = await client(request(endless.url))
  expect([status, body.length]).toEqual([200, 65_536])
  const sent = await until('its connection is closed', endless.sentBytes)
  expect(sent).toBeLessThan(2 ** 24)
})

test('webhooks: a redirect is not followed (SEC-W4)', async () => {
  const target = await receiver()
  const { url } = await receiver((_, res) => res.writeHead(307, { location: target.url }).end())
  expect((await client(request(url))).status).toBe(307)
  expect(target.received).toEqual([])
})

/** Returns other addresses at each look-up, the last one from then on. */
function changing(...answers: string[][]): { resolve: ResolveHost; count: () => number } {
  let count = 0
  const resolve: ResolveHost = () =>
    Promise.resolve(answers[Math.min(count++, answers.length - 1)] ?? [])
  return { resolve, count: () => count }
}

test('webhooks: a host is looked up once, so a change before connecting has no effect (SEC-W4)', async () => {
  const { url, received } = await receiver()
  const { port } = new URL(url)
  const { resolve, count } = changing(['127.0.0.1'], ['127.0.0.9'])
  const rebound = createWebhookClient({ isAllowed: allowsLoopback, resolve })
  await rebound(request(`http://club.example:${port}/hooks`))
  expect(count()).toBe(1)
  expect(received[0]?.headers.host).toBe(`club.example:${port}`)
})

test.each([
  ['127.0.0.1'],
  ['::ffff:169.254.169.254'],
  ['169.254.169.254'],
  ['203.0.114.7', '10.0.0.1'],
])('webhooks: a host that leads to %s is refused (SEC-W4)', async (...addresses) => {
  const local = await receiver()
  const { port } = new URL(local.url)
  const { resolve } = changing(addresses)
  const guarded = createWebhookClient({ isAllowed: publicOnly, resolve, tryMs: TRY_MS })
  await expect(guarded(request(`https://club.example:${port}/`))).rejects.toThrow(NOT_PUBLIC)
  expect(local.received).toEqual([])
})

test('webhooks: the connected address is checked again before anything is sent (SEC-W4)', async () => {
  let bytes = 0
  const tcp = createTcpServer(socket => socket.on('data', data => (bytes += data.length)))
  await new Promise<void>(resolve => tcp.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise(resolve => tcp.close(() => resolve())))
  const { port } = tcp.address() as AddressInfo
  // A name passes as an address here, and leads to 127.0.0.1 when the socket connects.
  const isAllowed = (address: string) => address === 'localhost'
  const resolve = () => Promise.resolve(['localhost'])
  const fooled = createWebhookClient({ isAllowed, resolve, tryMs: TRY_MS })
  await expect(fooled(request(`http://club.example:${port}/`))).rejects.toThrow(NOT_PUBLIC)
  expect(bytes).toBe(0)
})

test('webhooks: a failure names neither URL nor address', async () => {
  const { url, close } = await startReceiver()
  await close()
  await expect(client(request(url))).rejects.toThrow(
    /^The endpoint could not be reached \(ECONNREFUSED\)\.$/,
  )
})

test('webhooks: an endpoint that closes the connection fails, and ends no process', async () => {
  const { url } = await receiver((_, res) => res.socket?.destroy())
  await expect(client(request(url))).rejects.toThrow('could not be reached (ECONNRESET)')
})

test('webhooks: an https URL is never sent to without TLS (SEC-W4)', async () => {
  const { url, received } = await receiver()
  const secure = url.replace('http:', 'https:')
  await expect(client(request(secure))).rejects.toThrow('The endpoint could not be reached')
  expect(received).toEqual([])
})
