import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface ReceivedRequest {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  url: string
  received: ReceivedRequest[]
  /** The bytes that its connections have sent. */
  sentBytes: () => number
  close: () => Promise<void>
}

/** Responds with 204. */
const accept: RequestListener = (_, res) => res.writeHead(204).end()

/** Starts another system that receives webhooks, on 127.0.0.1 or another host of this machine. */
export async function startReceiver(
  respond: RequestListener = accept,
  host = '127.0.0.1',
): Promise<Receiver> {
  const received: ReceivedRequest[] = []
  let sentBytes = 0
  const server = createServer((req, res) => {
    void text(req).then(body => {
      received.push({ headers: req.headers, body })
      respond(req, res)
    })
  })
  server.on('connection', socket => {
    socket.on('error', () => undefined)
    socket.on('close', () => (sentBytes += socket.bytesWritten))
  })
  await new Promise<void>(resolve => server.listen(0, host, resolve))
  // A server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${host}:${port}/hooks?key=secret`,
    received,
    sentBytes: () => sentBytes,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
