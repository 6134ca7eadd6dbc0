import { CloseCode, type Server } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { logFailure } from '../core/log'
import type { Subscriber } from './subscriber'

/** A socket that does not answer its ping within this long is cut. */
const PING_MS = 12_000

/** Pings and pongs count: a client of ten subscriptions sends a dozen at once, and then hardly any. */
const MESSAGES_PER_SECOND = 50

/** How long a client that is cut off for that has to read why. */
const REASON_MS = 250

/** WebSocket's code for a client that breaks a rule of the server's: graphql-ws's client does not come back. */
const POLICY_VIOLATION = 1008

/** What graphql-ws gives its hooks beside each message. */
export interface SocketContext {
  subscriber: Subscriber
}

/**
 * Speaks graphql-transport-ws over a socket, as graphql-ws's own adapter does, but is not silent about
 * too many messages, and does not call a client's mistakes internal errors in the log.
 */
export function serveSocket(
  protocol: Server<SocketContext>,
  socket: WebSocket,
  subscriber: Subscriber,
): void {
  // Before all who listen: what is too much reaches nobody.
  limitMessages(socket)
  const stopPings = keepAlive(socket)
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      // Whether it was sent: a socket that is gone says so by its close.
      send: text => new Promise(resolve => socket.send(text, () => resolve())),
      close: (code, reason) => {
        socket.close(code, reason)
      },
      onMessage: handle => {
        socket.on('message', (data: Buffer) => {
          handle(data.toString()).catch((error: unknown) => {
            closeFailed(socket, error, subscriber.requestId)
          })
        })
      },
    },
    { subscriber },
  )
  // A frame that is none or too large: ws closes the socket with the code that says why.
  socket.on('error', () => undefined)
  socket.once('close', (code, reason) => {
    stopPings()
    void closed(code, reason.toString())
  })
}

/** Closes a socket that sends too much, and reads no more of it. */
function limitMessages(socket: WebSocket): void {
  let second = 0
  let count = 0
  const countOne = () => {
    const now = Math.floor(performance.now() / 1_000)
    count = now === second ? count + 1 : 1
    second = now
    if (count <= MESSAGES_PER_SECOND) return
    for (const event of MESSAGES) socket.removeAllListeners(event)
    socket.close(POLICY_VIOLATION, 'Too many messages')
    socket.pause()
    setTimeout(() => {
      socket.terminate()
    }, REASON_MS)
  }
  for (const event of MESSAGES) socket.on(event, countOne)
}

const MESSAGES = ['message', 'ping', 'pong']

function keepAlive(socket: WebSocket): () => void {
  let cut: NodeJS.Timeout | undefined
  const pings = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return
    cut = setTimeout(() => {
      socket.terminate()
    }, PING_MS)
    socket.once('pong', () => {
      clearTimeout(cut)
    })
    socket.ping()
  }, PING_MS)
  return () => {
    clearInterval(pings)
    clearTimeout(cut)
  }
}

/** A message that only a server sends is the client's mistake; whatever else fails is ours. */
function closeFailed(socket: WebSocket, error: unknown, requestId: string): void {
  if (error instanceof Error && error.message.startsWith('Unexpected message of type')) {
    socket.close(CloseCode.BadRequest, 'Invalid message received')
    return
  }
  logFailure('INTERNAL_SERVER_ERROR', error, requestId)
  socket.close(CloseCode.InternalServerError, 'Internal server error')
}
