import { IncomingMessage, type ServerResponse } from 'node:http'
import { Socket, type AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { createAppServer, withPrototype } from './app-server'
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

test('app server: V8 takes all requests for alike', () => {
  setFlagsFromString('--allow-natives-syntax')
  // V8's own function, which no type describes.
  const haveSameMap = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (
    one: object,
    other: object,
  ) => boolean
  const Message = withPrototype(IncomingMessage, createExpressApp(0).request)
  expect(haveSameMap(new Message(new Socket()), new Message(new Socket()))).toBe(true)
})
