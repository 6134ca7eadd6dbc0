import { connect as connectSocket } from 'node:net'
import { startApi } from '../../test/harness'
import { log } from '../core/log'

const api = startApi()

/** Sends half of a body and disconnects. */
function abortUpload(path: string): Promise<void> {
  const { hostname, port } = new URL(api.base)
  return new Promise(resolve => {
    const socket = connectSocket(Number(port), hostname, () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: club\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":`,
        () => {
          socket.destroy()
          resolve()
        },
      )
    })
  })
}

test.each(['/api/contact', '/graphql'])(
  'errors: an aborted upload to %s is not logged',
  async path => {
    const logged = jest.spyOn(log, 'error').mockImplementation()
    await abortUpload(path)
    // The server would log it before it responds to the next request.
    for (let turn = 0; turn < 5; turn += 1)
      expect((await api.visitor.rest('GET', '/waitlist/stats')).status).toBe(200)
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  },
)
