import {
  ApolloServer,
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLRequestListener,
  type GraphQLResponse,
} from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { Context } from './context'
import { executeOnce, IDEMPOTENCY_KEY } from './execute-once'
import type { Executor } from './executor'
import { formatError, formatErrors, logMasked } from '../core/format-error'
import { logFailure } from '../core/log'
import { crossSiteError } from '../http/cross-origin'
import { ERRORS } from '../shared/errors'
import { setHttpStatus } from './graphql-over-http'
import { rootConditionsRule } from './root-conditions'
import { operationFields } from './root-fields'
import { locateLiteral } from './literal-errors'
import { introspectionMax } from './introspection-limits'
import {
  QUERY_LIMITS,
  VALIDATION_OPTIONS,
  addTokenLimit,
  findCostError,
  queryLimitsRule,
} from './query-limits'

/**
 * Returns Apollo Server's hooks for each request. All are in one listener, because Apollo Server
 * awaits each hook of each plugin, which takes longer than the hooks themselves for a small
 * operation.
 */
const requestListener = ({ execute }: Executor): GraphQLRequestListener<Context> => ({
  validationDidStart: ({ document }) =>
    Promise.resolve((errors: readonly Error[] = []) => {
      for (const error of errors) locateLiteral(error, document)
      return Promise.resolve()
    }),
  didResolveOperation: ({ operation, document, request, contextValue: { details } }) => {
    if (operation) {
      details.operation = operationFields(operation, document)
      refuseSubscription(operation)
      refuseCrossSiteMutation(operation, details.foreignHeader)
      refuseCost(operation, request.variables ?? {})
    }
    return Promise.resolve()
  },
  didEncounterErrors: ({ errors, contextValue }) => {
    for (const error of errors) {
      logMasked(error, contextValue.requestId)
      addTokenLimit(error)
    }
    return Promise.resolve()
  },
  responseForOperation: request => respond(request, execute),
  willSendResponse: request => {
    const { response, contextValue } = request
    const [error] = (response.body.kind === 'single' && response.body.singleResult.errors) || []
    if (error) contextValue.details.code = String(error.extensions?.['code'])
    setHttpStatus(request)
    return Promise.resolve()
  },
})

/**
 * Refuses subscriptions over HTTP, which allows one response only; subscriptions.ts serves them.
 */
function refuseSubscription({ operation }: OperationDefinitionNode): void {
  if (operation !== OperationTypeNode.SUBSCRIPTION) return
  throw new GraphQLError('Please subscribe over graphql-transport-ws.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  })
}

/**
 * Refuses the mutations of another site's page (SEC-C5). Its anonymous queries are allowed: CORS
 * lets every page read them (SEC-C6).
 */
function refuseCrossSiteMutation(
  { operation }: OperationDefinitionNode,
  foreignHeader: string | undefined,
): void {
  if (!foreignHeader || operation !== OperationTypeNode.MUTATION) return
  const refusal = crossSiteError(foreignHeader)
  // Apollo Server takes the status from the error that it catches.
  const extensions = { http: { status: ERRORS.FORBIDDEN.status } }
  throw new GraphQLError(refusal.message, { originalError: refusal, extensions })
}

/** Checks the cost on each request, because page sizes may be in the variables. */
function refuseCost(operation: OperationDefinitionNode, variables: Record<string, unknown>): void {
  const refusal = findCostError(operation, variables)
  if (!refusal) return
  refusal.extensions['http'] = { status: 400 }
  throw refusal
}

/**
 * Replaces Apollo Server's execution. Leaves an unknown operation name to Apollo Server, which
 * refuses it. A mutation of an account with an idempotency key runs once (ADR-41).
 */
async function respond(
  { document, source, request, contextValue }: GraphQLRequestContextResponseForOperation<Context>,
  execute: Executor['execute'],
): Promise<GraphQLResponse | null> {
  const { operationName, variables: variableValues } = request
  const operation = getOperationAST(document, operationName)
  if (!operation) return null
  const run = () => execute({ document, operationName, variableValues, contextValue })
  const key = request.http?.headers.get(IDEMPOTENCY_KEY)
  const sent = [source, operationName, variableValues]
  const result = await (key === undefined
    ? run()
    : executeOnce({ key, operation, request: sent }, contextValue, run))
  const errors = result.errors && formatErrors(result, contextValue.requestId)
  // No `data` member means that nothing was executed.
  const status = result.data === undefined ? 400 : undefined
  return {
    http: { status, headers: new HeaderMap() },
    body: { kind: 'single', singleResult: { data: result.data, ...(errors && { errors }) } },
  }
}

/** Logs unexpected errors inside Apollo Server. */
const logUnexpectedErrors: ApolloServerPlugin<Context> = {
  unexpectedErrorProcessingRequest: ({ error, requestContext: { contextValue } }) => {
    logFailure('INTERNAL_SERVER_ERROR', error, contextValue.requestId)
    return Promise.resolve()
  },
}

/**
 * Logs Apollo Server's message up to the first colon: the rest is an error message that may quote
 * input.
 */
const logWords = (message: unknown) => {
  if (typeof message === 'string') logFailure(`Apollo Server: ${message.split(':', 1).join('')}`)
  else logFailure('Apollo Server', message)
}

const ignore = () => undefined

/** The logger for Apollo Server messages that no hook receives. */
const apolloLogger = { debug: ignore, info: ignore, warn: logWords, error: logWords }

/**
 * Creates Apollo Server over the schema. It allows introspection. It refuses batches, requests that
 * a browser sends without a preflight, and operations beyond the query limits. It sends no stack
 * traces.
 */
export async function createApolloServer(
  schema: GraphQLSchema,
  executor: Executor,
): Promise<ApolloServer<Context>> {
  const listener = requestListener(executor)
  const server = new ApolloServer<Context>({
    schema,
    formatError,
    logger: apolloLogger,
    introspection: true,
    parseOptions: { maxLexicalTokens: QUERY_LIMITS.tokens },
    validationRules: [queryLimitsRule, rootConditionsRule],
    validationOptions: VALIDATION_OPTIONS,
    csrfPrevention: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      { requestDidStart: () => Promise.resolve(listener) },
      logUnexpectedErrors,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  })
  // Computed now, so that the first client does not wait for it.
  introspectionMax(schema)
  await server.start()
  return server
}
