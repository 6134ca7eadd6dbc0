import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { MINUTE_MS } from '../core/durations'
import { createAppServer, TIMEOUTS } from './app-server'
import { createExpressApp } from './express-app'

test('slow requests: the configured timeouts end each within a minute (SEC-I11)', () => {
  const { connectionsCheckingInterval, requestTimeout, headersTimeout } = TIMEOUTS
  const slowest = Math.max(requestTimeout, headersTimeout)
  expect(Math.min(requestTimeout, headersTimeout)).toBeGreaterThan(0)
  expect(slowest + connectionsCheckingInterval).toBeLessThanOrEqual(MINUTE_MS)
  expect(createAppServer(createExpressApp(0))).toMatchObject(TIMEOUTS)
})

const HEAD = 'POST /upload HTTP/1.1\r\nHost: club.example\r\nContent-Length: 1000\r\n'
const BYTE_MS = 20
const STAGGER_MS = 70

/** Sends bytes one by one until the server disconnects; returns the duration and the response. */
function drip(port: number, begin: string): Promise<{ ms: number; answer: string }> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const began = performance.now()
    socket.write(begin)
    const dripping = setInterval(() => begin && socket.write('x'), BYTE_MS)
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    socket.on('error', () => undefined) // the disconnect
    socket.once('close', () => {
      clearInterval(dripping)
      resolve({ ms: performance.now() - began, answer })
    })
  })
}

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts the server; returns its port. */
async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an AddressInfo.
  return (server.address() as AddressInfo).port
}

test.each([
  ['body', `${HEAD}\r\n`],
  ['headers', HEAD],
  ['client that sends nothing', ''],
])(
  'slow requests: a slow %s is cut whenever it began (SEC-I11)',
  async (_what, begin) => {
    const app = createExpressApp(0)
    app.post('/upload', (req, res) => {
      req.resume().once('end', () => res.end())
    })
    const timeout = 300
    const times = { requestTimeout: timeout, headersTimeout: timeout, keepAliveTimeout: timeout }
    const port = await listen(
      createAppServer(app, { ...times, connectionsCheckingInterval: timeout / 3 }),
    )
    const starts = Array.from({ length: 5 }, async (_, index) => {
      await new Promise(resolve => setTimeout(resolve, index * STAGGER_MS))
      return drip(port, begin)
    })
    for (const { ms, answer } of await Promise.all(starts)) {
      expect(ms).toBeGreaterThanOrEqual(timeout - BYTE_MS)
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    }
  },
  // Node's default interval would take half a minute.
  10_000,
)
