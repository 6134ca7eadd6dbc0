import type { ApolloServerPlugin, GraphQLRequestListener, GraphQLResponse } from '@apollo/server'
import type { Context } from './context'

type Hooks = Required<GraphQLRequestListener<Context>>
type StateOf<Hook extends keyof Hooks> = Parameters<Hooks[Hook]>[0]

/** What is done at steps of every request: Apollo Server's hooks, of which only the last waits for something. */
export interface RequestHooks {
  validationDidFail?: (errors: readonly Error[], request: StateOf<'validationDidStart'>) => void
  /** May refuse the operation by throwing. */
  didResolveOperation?: (request: StateOf<'didResolveOperation'>) => void
  didEncounterErrors?: (request: StateOf<'didEncounterErrors'>) => void
  /** An answer in place of the operation's; null for none. */
  responseForOperation?: (
    request: StateOf<'responseForOperation'>,
  ) => GraphQLResponse | null | Promise<GraphQLResponse | null>
  willSendResponse?: (request: StateOf<'willSendResponse'>) => void
}

/**
 * One plugin that does all of these, in their order. Apollo Server waits for each hook of each plugin, which for
 * a small operation takes longer than what the hooks do.
 */
export function requestPlugin(all: readonly RequestHooks[]): ApolloServerPlugin<Context> {
  const forAll = (step: (hooks: RequestHooks) => void): Promise<void> => {
    for (const hooks of all) step(hooks)
    return Promise.resolve()
  }
  const listener: GraphQLRequestListener<Context> = {
    validationDidStart: request =>
      Promise.resolve((errors: readonly Error[] = []) =>
        forAll(hooks => hooks.validationDidFail?.(errors, request)),
      ),
    didResolveOperation: request => forAll(hooks => hooks.didResolveOperation?.(request)),
    didEncounterErrors: request => forAll(hooks => hooks.didEncounterErrors?.(request)),
    responseForOperation: async request => {
      for (const hooks of all) {
        const response = hooks.responseForOperation?.(request)
        if (response) return response
      }
      return null
    },
    willSendResponse: request => forAll(hooks => hooks.willSendResponse?.(request)),
  }
  return { requestDidStart: () => Promise.resolve(listener) }
}
