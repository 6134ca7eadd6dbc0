import DataLoader from 'dataloader'
import type { Request, Response } from 'express'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import { handleProtocols, makeServer, type ServerOptions } from 'graphql-ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { SESSION_CHANGED } from '../accounts/session-changes'
import { findUserSessions, type LastingSession } from '../accounts/session-reader'
import type { AppServices } from './context'
import { MINUTE_SECONDS } from '../core/durations'
import { formatError, logMasked, withRequestId } from '../core/format-error'
import { rateLimitedError } from '../core/rate-limited-error'
import { requestIdOf } from '../core/request-id'
import { inMemory, perFiveMinutes } from '../http/rate-limits'
import { detachSocket } from '../http/websocket-upgrade'
import { serveSocket } from './serve-socket'
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

/** Counts sockets and subscriptions of one address together. */
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

type Subscribers = WeakMap<WebSocket, Subscriber>

/** Subscriptions, and only these, over graphql-transport-ws: the same schema, session, limits and errors. */
export function createSubscriptionServer(
  schema: GraphQLSchema,
  services: AppServices,
): SubscriptionServer {
  const subscribers: Subscribers = new WeakMap()
  const sockets = new WebSocketServer(SOCKET_OPTIONS)
  const protocol = makeServer(protocolOptions(schema, services, subscribers))
  // The socket is taken from the answer that has the header.
  sockets.on('headers', (lines, request) => {
    // It has come through Express.
    const { res } = request as Request
    if (res) lines.push(`X-Request-Id: ${requestIdOf(res)}`)
  })
  const createSubscriber = subscriberFactory(services)
  services.notifications.listen(SESSION_CHANGED, userId => {
    for (const client of sockets.clients) void subscribers.get(client)?.sessionChanged(userId)
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
      await services.rateLimits.consume(CONNECTIONS, req.ip ?? '')
      const { release } = services.rateLimits.countSocket(req.ip ?? '')
      req.socket.once('close', release)
      const { socket, head } = detachSocket(req, res)
      sockets.handleUpgrade(req, socket, head, client => {
        const subscriber = createSubscriber(req)
        subscribers.set(client, subscriber)
        serveSocket(protocol, client, subscriber.requestId)
      })
    },
    closeSubscriptions: () => (closing ??= close()),
    countSockets: () => sockets.clients.size,
  }
}

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
  subscribers: Subscribers,
): ServerOptions<Record<string, unknown>, { socket: WebSocket }> {
  const readOperation = createOperationReader(schema)
  const createContext = createSubscriptionContexts(services)
  return {
    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      // Set by `acceptSocket`.
      const subscriber = subscribers.get(extra.socket)
      const isTooMany = Object.keys(subscriptions).length > SUBSCRIPTIONS_MAX
      if (!subscriber || isTooMany) return [rateLimitedError(MINUTE_SECONDS)]
      try {
        await services.rateLimits.consume(CONNECTIONS, subscriber.address)
        const operation = readOperation(payload)
        if (Array.isArray(operation)) return operation
        await subscriber.refreshUser()
        subscriber.subscriptions = subscriptions
        return { ...operation, contextValue: createContext(subscriber) }
      } catch (error) {
        return toGraphqlErrors(error)
      }
    },
    onError: ({ extra }, _id, _payload, errors) =>
      errors.map(format(subscribers.get(extra.socket))),
    // oxlint-disable-next-line max-params -- as graphql-ws calls it
    onNext: ({ extra }, _id, _payload, _args, { errors, ...result }) => ({
      ...result,
      ...(errors && { errors: errors.map(format(subscribers.get(extra.socket))) }),
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
  (subscriber: Subscriber | undefined) =>
  (error: GraphQLError): GraphQLFormattedError => {
    logMasked(error, subscriber?.requestId)
    return withRequestId(formatError(error.toJSON(), error), subscriber?.requestId)
  }
