import type { AddressInfo } from 'node:net'
import { createAppServer, createExpressApp } from './app-server'
import { errorHandler } from './error-handler'
import { toMiddleware } from './guard'
import { requestId } from '../core/request-id'
import { log } from '../core/log'

const SENT = 'a quiet drop shot'

test('error handler: aborts a response that has begun, and logs it without the error’s message', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation()
  const app = createExpressApp(0)
  app.use(toMiddleware(requestId), (_req, res) => {
    res.write('half of it')
    throw new Error(SENT)
  })
  app.use(errorHandler)
  const server = createAppServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const read = fetch(`http://127.0.0.1:${String(port)}/`).then(response => response.text())
  await expect(read).rejects.toThrow()
  const [[fields, words] = []] = logged.mock.calls
  logged.mockRestore()
  server.closeAllConnections()
  server.close()
  expect(words).toBe('response cut short')
  expect(fields).toEqual({
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    error: expect.stringMatching(/^Error\n {4}at /),
  })
  expect(JSON.stringify(fields)).not.toContain(SENT)
})
