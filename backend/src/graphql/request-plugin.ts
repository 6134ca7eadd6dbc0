import type { ApolloServerPlugin, GraphQLRequestListener, GraphQLResponse } from '@apollo/server'
import type { Context } from './context'

type Hooks = Required<GraphQLRequestListener<Context>>
type StateOf<Hook extends keyof Hooks> = Parameters<Hooks[Hook]>[0]

/** Apollo Server's hooks for each request; only responseForOperation is asynchronous. */
export interface RequestHooks {
  validationDidFail?: (errors: readonly Error[], request: StateOf<'validationDidStart'>) => void
  /** Throws to refuse the operation. */
  didResolveOperation?: (request: StateOf<'didResolveOperation'>) => void
  didEncounterErrors?: (request: StateOf<'didEncounterErrors'>) => void
  /** Returns a response instead of executing the operation; null to continue. */
  responseForOperation?: (
    request: StateOf<'responseForOperation'>,
  ) => GraphQLResponse | null | Promise<GraphQLResponse | null>
  willSendResponse?: (request: StateOf<'willSendResponse'>) => void
}

/**
 * Creates one plugin that runs all hooks in order. Apollo Server awaits each hook of each plugin,
 * which takes longer than the hooks themselves for a small operation.
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
