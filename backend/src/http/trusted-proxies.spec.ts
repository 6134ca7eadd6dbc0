import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createExpressApp } from './app-server'

test.each([
  ['192.0.2.7, 10.0.0.1', '192.0.2.7'],
  ['192.0.2.7, 10.0.0.1:443', '192.0.2.7'],
  ['192.0.2.7, [fd00::1]:443', '192.0.2.7'],
  ['192.0.2.7, ::ffff:10.0.0.1', '192.0.2.7'],
  ['192.0.2.7, 192.0.2.8:443', '192.0.2.8:443'],
  ['192.0.2.7, [::1', '[::1'],
])('trusted proxies: of X-Forwarded-For: %s the visitor is %s', async (forwarded, visitor) => {
  const app = createExpressApp(['loopback', '10.0.0.1', 'fd00::1'])
  app.get('/', (req, res) => void res.end(req.ip))
  const server = createServer(app)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${String(port)}/`, {
    headers: { 'x-forwarded-for': forwarded },
  })
  expect(await response.text()).toBe(visitor)
  server.closeAllConnections()
  server.close()
})

test('trusted proxies: a closed socket, which has no address, is not trusted', () => {
  const isTrusted: unknown = createExpressApp(['loopback']).get('trust proxy fn')
  expect(isTrusted).toBeInstanceOf(Function)
  if (isTrusted instanceof Function) expect(isTrusted(undefined, 0)).toBe(false)
})
