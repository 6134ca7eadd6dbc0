import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import { GraphQLError, OperationTypeNode, getOperationAST, type GraphQLSchema } from 'graphql'
import { apolloLogger } from './apollo-logger'
import type { Context } from './context'
import type { Executor } from './executor'
import { formatError, formatErrors, logMasked } from '../core/format-error'
import { logFailure } from '../core/log'
import { httpStatus } from './graphql-over-http'
import { operationFields } from './operation-fields'
import { literalErrorPaths } from './literal-errors'
import { keepIntrospectionAnswers } from './introspection-answers'
import { introspectionMax } from './introspection-limits'
import { QUERY_LIMITS, VALIDATION_OPTIONS, queryLimitsRule, findCostError } from './query-limits'
import { requestPlugin, type RequestHooks } from './request-plugin'

/** HTTP has one answer: subscriptions are served by subscriptions.ts. */
const refuseSubscriptions: RequestHooks = {
  didResolveOperation: ({ operation }) => {
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return
    throw new GraphQLError('Please subscribe over graphql-transport-ws.', {
      extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
    })
  },
}

/** Page sizes may stand in the variables: what they make of a document is judged with each request. */
const limitQueryCost: RequestHooks = {
  didResolveOperation: ({ operation, request: { variables = {} } }) => {
    const refusal = operation && findCostError(operation, variables)
    if (!refusal) return
    refusal.extensions['http'] = { status: 400 }
    throw refusal
  },
}

/** For the log and the metrics: what is asked for, and why it is refused. */
const tellFacts: RequestHooks = {
  didResolveOperation: ({ operation, document, contextValue: { facts } }) => {
    if (operation) facts.operation = operationFields(operation, document)
  },
  willSendResponse: ({ response: { body }, contextValue: { facts } }) => {
    const [error] = (body.kind === 'single' && body.singleResult.errors) || []
    if (error) facts.code = String(error.extensions?.['code'])
  },
}

/** In the place of Apollo Server's own execution. It answers a name that is no operation's itself. */
const executeWith = ({ execute }: Executor): RequestHooks => ({
  responseForOperation: async ({ document, request, contextValue }) => {
    const { operationName, variables: variableValues } = request
    if (!getOperationAST(document, operationName)) return null
    const result = await execute({ document, operationName, variableValues, contextValue })
    const errors = result.errors && formatErrors(result, contextValue.requestId)
    // Without data nothing has run.
    const status = result.data === undefined ? 400 : undefined
    return {
      http: { status, headers: new HeaderMap() },
      body: { kind: 'single', singleResult: { data: result.data, ...(errors && { errors }) } },
    }
  },
})

/** What is masked for the client is told to the log. */
const logMaskedErrors: RequestHooks = {
  didEncounterErrors: ({ errors, contextValue }) => {
    for (const error of errors) logMasked(error, contextValue.requestId)
  },
}

/** So is what Apollo Server itself stumbled over. */
const logUnexpectedErrors: ApolloServerPlugin<Context> = {
  unexpectedErrorProcessingRequest: ({ error, requestContext: { contextValue } }) => {
    logFailure('INTERNAL_SERVER_ERROR', error, contextValue.requestId)
    return Promise.resolve()
  },
}

/** Apollo Server over the schema: open to introspection, shut to batches, simple requests, bombs and stack traces. */
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
        limitQueryCost,
        keepIntrospectionAnswers(),
        executeWith(executor),
      ]),
      logUnexpectedErrors,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  })
  // Worked out now rather than while the first client waits.
  introspectionMax(schema)
  await server.start()
  return server
}
