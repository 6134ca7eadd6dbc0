import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import { GraphQLError, OperationTypeNode, getOperationAST, type GraphQLSchema } from 'graphql'
import { apolloLogger } from './apollo-logger'
import type { Context } from './context'
import { executeOnce, IDEMPOTENCY_KEY } from './execute-once'
import type { Executor } from './executor'
import { formatError, formatErrors, logMasked } from '../core/format-error'
import { logFailure } from '../core/log'
import { crossSiteError } from '../http/cross-origin'
import { ERRORS } from '../shared/errors'
import { httpStatus } from './graphql-over-http'
import { operationFields } from './root-fields'
import { literalErrorPaths } from './literal-errors'
import { introspectionMax } from './introspection-limits'
import {
  QUERY_LIMITS,
  VALIDATION_OPTIONS,
  addTokenLimit,
  findCostError,
  queryLimitsRule,
} from './query-limits'
import { requestPlugin, type RequestHooks } from './request-plugin'

/**
 * Refuses subscriptions over HTTP, which allows one response only; subscriptions.ts serves them.
 */
const refuseSubscriptions: RequestHooks = {
  didResolveOperation: ({ operation }) => {
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return
    throw new GraphQLError('Please subscribe over graphql-transport-ws.', {
      extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
    })
  },
}

/**
 * Refuses the mutations of another site's page (SEC-C5). Its anonymous queries are allowed: CORS
 * lets every page read them (SEC-C6).
 */
const refuseCrossSiteMutations: RequestHooks = {
  didResolveOperation: ({ operation, contextValue: { details } }) => {
    if (!details.foreignHeader || operation?.operation !== OperationTypeNode.MUTATION) return
    const refusal = crossSiteError(details.foreignHeader)
    // Apollo Server takes the status from the error that it catches.
    const extensions = { http: { status: ERRORS.FORBIDDEN.status } }
    throw new GraphQLError(refusal.message, { originalError: refusal, extensions })
  },
}

/** Checks the cost on each request, because page sizes may be in the variables. */
const limitQueryCost: RequestHooks = {
  didResolveOperation: ({ operation, request: { variables = {} } }) => {
    const refusal = operation && findCostError(operation, variables)
    if (!refusal) return
    refusal.extensions['http'] = { status: 400 }
    throw refusal
  },
}

const nameTokenLimit: RequestHooks = {
  didEncounterErrors: ({ errors }) => {
    for (const error of errors) addTokenLimit(error)
  },
}

/** Records the root fields and the error code for the log and the metrics. */
const tellFacts: RequestHooks = {
  didResolveOperation: ({ operation, document, contextValue: { details } }) => {
    if (operation) details.operation = operationFields(operation, document)
  },
  willSendResponse: ({ response: { body }, contextValue: { details } }) => {
    const [error] = (body.kind === 'single' && body.singleResult.errors) || []
    if (error) details.code = String(error.extensions?.['code'])
  },
}

/**
 * Replaces Apollo Server's execution. Leaves an unknown operation name to Apollo Server, which
 * refuses it. A mutation of an account with an idempotency key runs once (ADR-41).
 */
const executeWith = ({ execute }: Executor): RequestHooks => ({
  responseForOperation: async ({ document, source, request, contextValue }) => {
    const { operationName, variables: variableValues } = request
    const operation = getOperationAST(document, operationName)
    if (!operation) return null
    const run = () => execute({ document, operationName, variableValues, contextValue })
    const key = request.http?.headers.get(IDEMPOTENCY_KEY)
    const { user } = contextValue
    const isKeyed = user && key !== undefined && operation.operation === OperationTypeNode.MUTATION
    const result = isKeyed
      ? await executeOnce(
          { key, user, request: [source, operationName, variableValues] },
          contextValue,
          run,
        )
      : await run()
    const errors = result.errors && formatErrors(result, contextValue.requestId)
    // No `data` member means that nothing was executed.
    const status = result.data === undefined ? 400 : undefined
    return {
      http: { status, headers: new HeaderMap() },
      body: { kind: 'single', singleResult: { data: result.data, ...(errors && { errors }) } },
    }
  },
})

/** Logs errors that are masked for the client. */
const logMaskedErrors: RequestHooks = {
  didEncounterErrors: ({ errors, contextValue }) => {
    for (const error of errors) logMasked(error, contextValue.requestId)
  },
}

/** Logs unexpected errors inside Apollo Server. */
const logUnexpectedErrors: ApolloServerPlugin<Context> = {
  unexpectedErrorProcessingRequest: ({ error, requestContext: { contextValue } }) => {
    logFailure('INTERNAL_SERVER_ERROR', error, contextValue.requestId)
    return Promise.resolve()
  },
}

/**
 * Creates Apollo Server over the schema. It allows introspection. It refuses batches, requests that
 * a browser sends without a preflight, and operations beyond the query limits. It sends no stack
 * traces.
 */
export async function createApolloServer(
  schema: GraphQLSchema,
  executor: Executor,
): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    schema,
    formatError,
    logger: apolloLogger,
    introspection: true,
    parseOptions: { maxLexicalTokens: QUERY_LIMITS.tokens },
    validationRules: [queryLimitsRule],
    validationOptions: VALIDATION_OPTIONS,
    csrfPrevention: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      requestPlugin([
        tellFacts,
        logMaskedErrors,
        httpStatus,
        literalErrorPaths,
        refuseSubscriptions,
        refuseCrossSiteMutations,
        limitQueryCost,
        nameTokenLimit,
        executeWith(executor),
      ]),
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
