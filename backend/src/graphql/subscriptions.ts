import type { Request, Response } from 'express'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import { handleProtocols, makeServer, type ServerOptions } from 'graphql-ws'
import { WebSocketServer } from 'ws'
import { invalidTokenError } from '../accounts/callers'
import { SESSION_CHANGED } from '../accounts/session-endings'
import type { Executor } from './executor'
import { AppError } from '../core/errors'
import { formatError, logMasked, withRequestId } from '../core/format-error'
import { requestIdOf } from '../core/request-id'
import { inMemory, perFiveMinutes } from '../http/rate-limits'
import { detachSocket } from '../http/websocket-upgrade'
import { MESSAGES_PER_SECOND, serveSocket, type SocketContext } from './serve-socket'
import { connectWithToken, createSubscriberFactory, hasInvalidToken } from './socket-callers'
import type { Subscriber } from './subscriber'
import type { AppServices } from './services'
import { createSubscriptionContext } from './subscription-context'
import { addTokenLimit } from './query-limits'
import { createOperationReader, withCode } from './subscription-operation'

const MESSAGE_MAX = 100 * 1024
/** The maximum number of frames in a message; the site's client sends one. */
const FRAMES_MAX = 100
const SUBSCRIPTIONS_MAX = 10
/** How long the server waits for the client's close frame, in milliseconds. */
const CLOSE_MS = 2_000

/** The WebSocket close code of a server that stops. */
const GOING_AWAY = 1001

/** Limits sockets and subscriptions together, per account or per visitor's address. */
const CONNECTIONS = inMemory(perFiveMinutes('connections', 300))

// The types of ws lack some of these options.
const SOCKET_OPTIONS = {
  noServer: true,
  handleProtocols,
  maxPayload: MESSAGE_MAX,
  maxFragments: FRAMES_MAX,
  closeTimeout: CLOSE_MS,
  // Above this number of pongs that are not written yet, ws ends the connection without a reason. The
  // pings of two seconds can arrive at once; one more is above the limit, and is closed with a reason.
  maxPendingAutoPongs: 2 * MESSAGES_PER_SECOND + 1,
}

export interface SubscriptionServer {
  /**
   * Accepts the upgrade of a request that has passed the guards. Throws RATE_LIMITED for too many
   * new sockets, LIMIT_REACHED for too many open ones.
   */
  acceptSocket: (req: Request, res: Response) => Promise<void>
  /** Closes all sockets with code 1001 and accepts no more. */
  closeSubscriptions: () => Promise<void>
  /** Returns the number of open sockets. */
  countSockets: () => number
}

/**
 * Creates the server for subscriptions over graphql-transport-ws. Schema, session, limits and
 * errors are the same as over HTTP; queries and mutations are refused.
 */
export function createSubscriptionServer(
  schema: GraphQLSchema,
  executor: Executor,
  services: AppServices,
): SubscriptionServer {
  const sockets = new WebSocketServer(SOCKET_OPTIONS)
  const protocol = makeServer({ ...protocolOptions(schema, services), ...executor })
  const subscribers = new Set<Subscriber>()
  // ws writes the upgrade response itself, so the request id is added here.
  sockets.on('headers', (lines, request) => {
    // The request has passed through Express.
    const { res } = request as Request
    if (res) lines.push(`X-Request-Id: ${requestIdOf(res)}`)
  })
  const createSubscriber = createSubscriberFactory(services)
  services.notifications.listen(SESSION_CHANGED, userId => {
    for (const subscriber of subscribers) void subscriber.sessionChanged(userId)
  })
  const close = async () => {
    for (const client of sockets.clients) client.close(GOING_AWAY, 'Going away')
    await new Promise<void>(resolve => {
      sockets.close(() => {
        resolve()
      })
    })
  }
  let closing: Promise<void> | undefined
  return {
    acceptSocket: async (req, res) => {
      const subscriber = createSubscriber(req)
      // Added before the session is read, so that no change is missed.
      subscribers.add(subscriber)
      req.socket.once('close', () => subscribers.delete(subscriber))
      await subscriber.refreshUser()
      await services.rateLimits.consume(CONNECTIONS, limitKey(subscriber))
      if (hasInvalidToken(req, subscriber)) throw invalidTokenError(req, res)
      // The socket has closed in the meantime: no 'close' event would release the count.
      if (req.socket.destroyed) return
      subscriber.count(services.rateLimits.countSocket)
      req.socket.once('close', () => {
        subscriber.release()
      })
      const { socket, head } = detachSocket(req, res)
      sockets.handleUpgrade(req, socket, head, client => {
        serveSocket(protocol, client, subscriber)
      })
    },
    closeSubscriptions: () => (closing ??= close()),
    countSockets: () => sockets.clients.size,
  }
}

/**
 * Returns the account id for members, because members may share an address; otherwise the address.
 */
const limitKey = ({ user, address }: Subscriber) => user?.id ?? address

function protocolOptions(
  schema: GraphQLSchema,
  services: AppServices,
): ServerOptions<Record<string, unknown>, SocketContext> {
  const readOperation = createOperationReader(schema)
  return {
    onConnect: ({ connectionParams, extra: { subscriber } }) =>
      connectWithToken(services, subscriber, connectionParams ?? {}),
    onSubscribe: async ({ extra: { subscriber }, subscriptions }, _id, payload) => {
      if (Object.keys(subscriptions).length > SUBSCRIPTIONS_MAX) return [tooManySubscriptions()]
      try {
        await services.rateLimits.consume(CONNECTIONS, limitKey(subscriber))
        const operation = readOperation(payload)
        if (Array.isArray(operation)) return operation
        await subscriber.refreshUser()
        subscriber.subscriptions = subscriptions
        return { ...operation, contextValue: createSubscriptionContext(services, subscriber) }
      } catch (error) {
        return toGraphqlErrors(error)
      }
    },
    onError: ({ extra }, _id, _payload, errors) => errors.map(format(extra.subscriber)),
    // oxlint-disable-next-line max-params -- as graphql-ws calls it
    onNext: ({ extra }, _id, _payload, _args, { errors, ...result }) => ({
      ...result,
      ...(errors && { errors: errors.map(format(extra.subscriber)) }),
    }),
  }
}

const tooManySubscriptions = () =>
  new AppError(
    'LIMIT_REACHED',
    `A WebSocket can have at most ${String(SUBSCRIPTIONS_MAX)} subscriptions. Please end one first.`,
    { limit: 'subscriptions', max: SUBSCRIPTIONS_MAX },
  )

/**
 * Gives a syntax error its code. Wraps any other error as a GraphQLError, which formatError masks.
 */
function toGraphqlErrors(error: unknown): GraphQLError[] {
  if (!(error instanceof GraphQLError))
    return [new GraphQLError('', { originalError: error instanceof Error ? error : undefined })]
  if (error.extensions['code']) return [error]
  addTokenLimit(error)
  return [withCode(error, 'GRAPHQL_PARSE_FAILED')]
}

const format =
  ({ requestId }: Subscriber) =>
  (error: GraphQLError): GraphQLFormattedError => {
    logMasked(error, requestId)
    return withRequestId(formatError(error.toJSON(), error), requestId)
  }
