import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import type { Context } from './context'
import { formatError } from './errors'
import { httpStatuses } from './http-statuses'
import { QUERY_LIMITS, queryLimits } from './query-limits'

/** Apollo Server over the schema: open to introspection, shut to batches, simple requests, bombs and stack traces. */
export async function createGraphql(schema: GraphQLSchema): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    schema,
    formatError,
    introspection: true,
    parseOptions: { maxTokens: QUERY_LIMITS.tokens },
    validationRules: [queryLimits],
    csrfPrevention: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      httpStatuses,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  })
  await server.start()
  return server
}
