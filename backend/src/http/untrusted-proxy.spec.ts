import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { captureLog } from '../../test/captured-log'
import { createExpressApp } from './app-server'
import { toMiddleware } from './guard'
import { warnOfUntrustedProxy } from './untrusted-proxy'

test.each<[string, string[] | number, Record<string, string>, number]>([
  ['once', ['10.0.0.1'], { 'x-forwarded-proto': 'https' }, 1],
  ['once, for any of the headers', 0, { 'x-forwarded-for': '::1' }, 1],
  ['never for a trusted proxy', ['loopback'], { 'x-forwarded-proto': 'https' }, 0],
  ['never for a visitor', 0, {}, 0],
])('untrusted proxy: is logged %s', async (_, trustProxy, headers, times) => {
  const app = createExpressApp(trustProxy)
  app.use(toMiddleware(warnOfUntrustedProxy()), (_req, res) => void res.end())
  const server = createServer(app)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const captured = captureLog()
  for (let turn = 0; turn < 3; turn += 1)
    await fetch(`http://127.0.0.1:${String(port)}/`, { headers })
  captured.end()
  server.closeAllConnections()
  server.close()
  expect(captured.lines().filter(({ msg }) => String(msg).includes('TRUST_PROXY'))).toHaveLength(
    times,
  )
})
