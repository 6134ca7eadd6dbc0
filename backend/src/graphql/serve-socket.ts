import { CloseCode, type Server } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { logFailure } from '../core/log'
import type { Subscriber } from './subscriber'

/** The interval of pings, and the time to wait for a pong before the socket is terminated. */
const PING_MS = 12_000

/**
 * Includes pings and pongs. A client with ten subscriptions sends about twelve at once, then few.
 */
export const MESSAGES_PER_SECOND = 50

/** How long a client can read the close reason before the socket is terminated. */
const REASON_MS = 250

/**
 * The WebSocket close code for a client that breaks a rule; graphql-ws's client then does not
 * reconnect.
 */
export const POLICY_VIOLATION = 1008

/** The extra context that graphql-ws passes to its hooks. */
export interface SocketContext {
  subscriber: Subscriber
}

/**
 * Serves graphql-transport-ws over a socket. Unlike graphql-ws's adapter it sends a reason when it
 * closes the socket for too many messages, and does not log a client's errors as internal errors.
 */
export function serveSocket(
  protocol: Server<SocketContext>,
  socket: WebSocket,
  subscriber: Subscriber,
): void {
  // Added before all other listeners, so that they do not receive messages above the limit.
  limitMessages(socket)
  const stopPings = keepAlive(socket)
  subscriber.close = (code, reason) => {
    socket.close(code, reason)
  }
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      // Errors are ignored: a closed socket emits 'close'.
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
  // An invalid or too large frame: ws closes the socket with the matching code.
  socket.on('error', () => undefined)
  socket.once('close', (code, reason) => {
    stopPings()
    void closed(code, reason.toString())
  })
}

/** Limits the messages that a socket may send in a second. Above the limit, closes the socket. */
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

/**
 * Closes with BadRequest if the client sent a server-only message; logs any other error as
 * internal.
 */
function closeFailed(socket: WebSocket, error: unknown, requestId: string): void {
  if (error instanceof Error && error.message.startsWith('Unexpected message of type')) {
    socket.close(CloseCode.BadRequest, 'Invalid message received')
    return
  }
  logFailure('INTERNAL_SERVER_ERROR', error, requestId)
  socket.close(CloseCode.InternalServerError, 'Internal server error')
}
