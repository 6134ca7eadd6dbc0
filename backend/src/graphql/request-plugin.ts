import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import type { Context } from './context'

/** A plugin of Apollo Server whose hooks are the same for every request. */
export const requestPlugin = (
  hooks: GraphQLRequestListener<Context>,
): ApolloServerPlugin<Context> => ({ requestDidStart: () => Promise.resolve(hooks) })
