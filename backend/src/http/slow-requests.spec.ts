import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { MINUTE_MS } from '../core/durations'
import { createAppServer, createExpressApp, TIMEOUTS } from './app-server'

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

interface Cut {
  begin: string
  ms: number
  answer: string
}

/** Sends bytes one by one until the server disconnects; returns the duration and the response. */
function drip(port: number, begin: string): Promise<Cut> {
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
      resolve({ begin, ms: performance.now() - began, answer })
    })
  })
}

/** Starts the server; returns its port. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an AddressInfo.
  return (server.address() as AddressInfo).port
}

test(
  'slow requests: a slow body, slow headers and a client that sends nothing are cut whenever they began (SEC-I11)',
  async () => {
    const app = createExpressApp(0)
    app.post('/upload', (req, res) => {
      req.resume().once('end', () => res.end())
    })
    const timeout = 300
    const times = { requestTimeout: timeout, headersTimeout: timeout, keepAliveTimeout: timeout }
    const server = createAppServer(app, { ...times, connectionsCheckingInterval: timeout / 3 })
    const port = await listen(server)
    const starts = Array.from({ length: 5 }, async (_, index) => {
      await new Promise(resolve => setTimeout(resolve, index * STAGGER_MS))
      return Promise.all([`${HEAD}\r\n`, HEAD, ''].map(begin => drip(port, begin)))
    })
    for (const { begin, ms, answer } of (await Promise.all(starts)).flat()) {
      expect({ begin, ms, isLate: ms >= timeout - BYTE_MS }).toEqual({ begin, ms, isLate: true })
      expect({ begin, answer }).toEqual({
        begin,
        answer: expect.stringMatching(/^HTTP\/1\.1 408 /),
      })
    }
    server.closeAllConnections()
    server.close()
  },
  // Node's default interval would take half a minute.
  10_000,
)
