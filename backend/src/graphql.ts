import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import type { Context } from './context'
import { formatError } from './errors'

/** Apollo Server over the schema: open to introspection, shut to batches, simple requests and stack traces. */
export async function createGraphql(schema: GraphQLSchema): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    schema,
    formatError,
    introspection: true,
    csrfPrevention: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  })
  await server.start()
  return server
}
