import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAppServer } from './app-server'
import { createExpressApp } from './express-app'

test('app server: requests and answers have Express’s prototypes before Express sees them', async () => {
  const app = createExpressApp(0)
  app.use((req, res) => {
    res.json({ address: req.ip, path: req.path })
  })
  const server = createAppServer(app)
  const prototypes: unknown[] = []
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    prototypes.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${String(port)}/somewhere`)
  expect(await response.json()).toEqual({ address: '127.0.0.1', path: '/somewhere' })
  expect(prototypes[0]).toBe(app.request)
  expect(prototypes[1]).toBe(app.response)
  server.close()
})
