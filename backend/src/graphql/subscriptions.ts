import DataLoader from 'dataloader'
import type { Request, Response } from 'express'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import { handleProtocols, makeServer, type ServerOptions } from 'graphql-ws'
import { WebSocketServer } from 'ws'
import { SESSION_CHANGED } from '../accounts/session-changes'
import { findUserSessions, type LastingSession } from '../accounts/session-reader'
import type { AppServices } from './context'
import type { Executor } from './executor'
import { MINUTE_SECONDS } from '../core/durations'
import { formatError, logMasked, withRequestId } from '../core/format-error'
import { rateLimitedError } from '../core/rate-limited-error'
import { requestIdOf } from '../core/request-id'
import { inMemory, perFiveMinutes } from '../http/rate-limits'
import { detachSocket } from '../http/websocket-upgrade'
import { serveSocket, type SocketContext } from './serve-socket'
import { Subscriber } from './subscriber'
import { createSubscriptionContexts } from './subscription-context'
import { createOperationReader, withCode } from './subscription-operation'

const MESSAGE_MAX = 100 * 1024
/** Frames of a message: no client of ours sends more than one. */
const FRAMES_MAX = 100
const SUBSCRIPTIONS_MAX = 10
/** How long a socket that is being closed may take to say so too. */
const CLOSE_MS = 2_000

/** WebSocket's code for a server that stops. */
const GOING_AWAY = 1001

/** Counts sockets and subscriptions together, of an account or of a visitor's address. */
const CONNECTIONS = inMemory(perFiveMinutes('connections', 300))

// Not all of these options are in the types of ws.
const SOCKET_OPTIONS = {
  noServer: true,
  handleProtocols,
  maxPayload: MESSAGE_MAX,
  maxFragments: FRAMES_MAX,
  closeTimeout: CLOSE_MS,
}

export interface SubscriptionServer {
  /** Takes the socket of an upgrade that has been let in. */
  acceptSocket: (req: Request, res: Response) => Promise<void>
  /** Tells every client that the server goes away, and takes no more of them. */
  closeSubscriptions: () => Promise<void>
  /** How many sockets are open. */
  countSockets: () => number
}

/** Subscriptions, and only these, over graphql-transport-ws: the same schema, session, limits and errors. */
export function createSubscriptionServer(
  schema: GraphQLSchema,
  executor: Executor,
  services: AppServices,
): SubscriptionServer {
  const sockets = new WebSocketServer(SOCKET_OPTIONS)
  const protocol = makeServer({ ...protocolOptions(schema, services), ...executor })
  const subscribers = new Set<Subscriber>()
  // The socket is taken from the answer that has the header.
  sockets.on('headers', (lines, request) => {
    // It has come through Express.
    const { res } = request as Request
    if (res) lines.push(`X-Request-Id: ${requestIdOf(res)}`)
  })
  const createSubscriber = subscriberFactory(services)
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
      // Before the session is read: no change of it is missed from then on.
      subscribers.add(subscriber)
      req.socket.once('close', () => subscribers.delete(subscriber))
      await subscriber.refreshUser()
      await services.rateLimits.consume(CONNECTIONS, limitKey(subscriber))
      // It has closed meanwhile: nothing would take the count back.
      if (req.socket.destroyed) return
      const { release } = services.rateLimits.countSocket(subscriber)
      req.socket.once('close', release)
      const { socket, head } = detachSocket(req, res)
      sockets.handleUpgrade(req, socket, head, client => {
        serveSocket(protocol, client, subscriber)
      })
    },
    closeSubscriptions: () => (closing ??= close()),
    countSockets: () => sockets.clients.size,
  }
}

/** Members share an address, at the club for instance: they are counted by account. */
const limitKey = ({ user, address }: Subscriber) => user?.id ?? address

/** All sockets that have to know at one time who asks are answered by one statement. */
function subscriberFactory({ sessions, now }: AppServices): (req: Request) => Subscriber {
  const sessionLoader = new DataLoader<string, LastingSession | null>(
    sids => findUserSessions(sids, now()),
    { cache: false },
  )
  return req => {
    const sid = sessions.idOf(req)
    const findSession = () => (sid === undefined ? Promise.resolve(null) : sessionLoader.load(sid))
    const id = req.res ? requestIdOf(req.res) : ''
    return new Subscriber(req.ip ?? '', id, findSession, now)
  }
}

function protocolOptions(
  schema: GraphQLSchema,
  services: AppServices,
): ServerOptions<Record<string, unknown>, SocketContext> {
  const readOperation = createOperationReader(schema)
  const createContext = createSubscriptionContexts(services)
  return {
    onSubscribe: async ({ extra: { subscriber }, subscriptions }, _id, payload) => {
      if (Object.keys(subscriptions).length > SUBSCRIPTIONS_MAX)
        return [rateLimitedError(MINUTE_SECONDS)]
      try {
        await services.rateLimits.consume(CONNECTIONS, limitKey(subscriber))
        const operation = readOperation(payload)
        if (Array.isArray(operation)) return operation
        await subscriber.refreshUser()
        subscriber.subscriptions = subscriptions
        return { ...operation, contextValue: createContext(subscriber) }
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

/** A syntax error is the client's; whatever else is no GraphQLError is masked by formatError. */
function toGraphqlErrors(error: unknown): GraphQLError[] {
  if (!(error instanceof GraphQLError))
    return [new GraphQLError('', { originalError: error instanceof Error ? error : undefined })]
  return [error.extensions['code'] ? error : withCode(error, 'GRAPHQL_PARSE_FAILED')]
}

const format =
  ({ requestId }: Subscriber) =>
  (error: GraphQLError): GraphQLFormattedError => {
    logMasked(error, requestId)
    return withRequestId(formatError(error.toJSON(), error), requestId)
  }
