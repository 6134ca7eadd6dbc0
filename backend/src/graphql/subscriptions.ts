import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql'
import type { ServerOptions, SubscribePayload } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { createContext, type AppServices } from './context'
import { AppError, formatError } from '../core/errors'
import { QUERY_LIMITS, queryLimitsRule, findCostError } from './query-limits'
import { perFiveMinutes } from '../http/rate-limits'
import { detachSocket } from '../http/websocket-upgrade'

const MESSAGE_MAX = 100 * 1024
const SUBSCRIPTIONS_MAX = 10
/** A socket that does not answer its ping within this long is cut. */
const PING_MS = 12_000
const CLOSE_MS = 2_000

/** Counts sockets and subscriptions of one address together. */
const CONNECTIONS = perFiveMinutes(300)

export interface SubscriptionServer {
  /** Takes the socket of an upgrade that has been let in. */
  acceptSocket: (req: Request, res: Response) => Promise<void>
  /** Tells every client that the server goes away, and takes no more of them. */
  closeSubscriptions: () => Promise<void>
}

interface Upgrade {
  req: Request
  res: Response
}
type Upgrades = WeakMap<IncomingMessage, Upgrade>

/** Subscriptions, and only these, over graphql-transport-ws: the same schema, session, limits and errors. */
export function createSubscriptionServer(
  schema: GraphQLSchema,
  services: AppServices,
): SubscriptionServer {
  const upgrades: Upgrades = new WeakMap()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX })
  const options = { ...protocolOptions(schema, services, upgrades), isProd: true }
  const server = useServer(options, sockets, PING_MS)
  // The socket is taken from the answer that has the header.
  sockets.on('headers', (lines, request) => {
    const id = upgrades.get(request)?.res.getHeader('X-Request-Id')
    if (typeof id === 'string') lines.push(`X-Request-Id: ${id}`)
  })
  const close = async () => {
    const terminateAll = setTimeout(() => {
      for (const client of sockets.clients) client.terminate()
    }, CLOSE_MS)
    await server.dispose()
    clearTimeout(terminateAll)
  }
  let closing: Promise<void> | undefined
  return {
    acceptSocket: async (req, res) => {
      await services.rateLimits.consume(CONNECTIONS, req.ip ?? '')
      const { release } = services.rateLimits.countSocket(req.ip ?? '')
      req.socket.once('close', release)
      upgrades.set(req, { req, res })
      const { socket, head } = detachSocket(req, res)
      sockets.handleUpgrade(req, socket, head, client => sockets.emit('connection', client, req))
    },
    closeSubscriptions: () => (closing ??= close()),
  }
}

function protocolOptions(
  schema: GraphQLSchema,
  services: AppServices,
  upgrades: Upgrades,
): ServerOptions<Record<string, unknown>, { request: IncomingMessage }> {
  return {
    onSubscribe: ({ extra, subscriptions }, _id, payload) => {
      // Set by `acceptSocket`.
      const upgrade = upgrades.get(extra.request)
      const isTooMany = Object.keys(subscriptions).length > SUBSCRIPTIONS_MAX
      if (!upgrade || isTooMany) return [new AppError('RATE_LIMITED')]
      return prepareOperation(payload, { schema, services, ...upgrade }).catch(toGraphqlErrors)
    },
    onError: (_ctx, _id, _payload, errors) => errors.map(format),
    // oxlint-disable-next-line max-params -- as graphql-ws calls it
    onNext: (_ctx, _id, _payload, _args, { errors, ...result }) => ({
      ...result,
      ...(errors && { errors: errors.map(format) }),
    }),
  }
}

/** What is to be executed, or why not. Who asks is looked up anew for each operation. */
async function prepareOperation(
  { query, operationName, variables }: SubscribePayload,
  { schema, services, req, res }: Upgrade & { schema: GraphQLSchema; services: AppServices },
): Promise<ExecutionArgs | GraphQLError[]> {
  await services.rateLimits.consume(CONNECTIONS, req.ip ?? '')
  const document = parse(query, { maxLexicalTokens: QUERY_LIMITS.tokens })
  const invalid = validate(schema, document, [...specifiedRules, queryLimitsRule])
  if (invalid.length > 0) return invalid.map(error => withCode(error, 'GRAPHQL_VALIDATION_FAILED'))
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return [onlySubscriptions()]
  const costError = findCostError(operation, variables ?? {})
  if (costError) return [costError]
  await services.sessions.identify(req)
  const contextValue = createContext(req, res, services)
  return { schema, document, operationName, variableValues: variables, contextValue }
}

const onlySubscriptions = () =>
  new GraphQLError('Only subscriptions are served here; send everything else by POST.', {
    extensions: { code: 'BAD_REQUEST' },
  })

const withCode = (error: GraphQLError, code: string) =>
  new GraphQLError(error.message, { nodes: error.nodes, extensions: { code } })

/** A syntax error is the client's; whatever else is no GraphQLError is masked by formatError. */
function toGraphqlErrors(error: unknown): GraphQLError[] {
  if (!(error instanceof GraphQLError))
    return [new GraphQLError('', { originalError: error instanceof Error ? error : undefined })]
  return [error.extensions['code'] ? error : withCode(error, 'GRAPHQL_PARSE_FAILED')]
}

const format = (error: GraphQLError): GraphQLFormattedError => formatError(error.toJSON(), error)
