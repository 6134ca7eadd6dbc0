import type { OperationVariables } from '@apollo/client'
import type { useSubscription as useApolloSubscription } from '@apollo/client/react'
import { useChunk } from '../hydration/chunk'
import { apolloChunk } from './apolloChunk'

export type SubscriptionOptions<
  Data,
  Variables extends OperationVariables,
> = useApolloSubscription.Base.Options<Data, Variables> & { variables?: Variables }

/**
 * Calls Apollo Client's `useSubscription` for the operation of this name. Suspends until Apollo
 * Client is loaded.
 */
export function useSubscription<Data, Variables extends OperationVariables>(
  operation: string,
  options?: SubscriptionOptions<Data, Variables>,
): ReturnType<typeof useApolloSubscription<Data>> {
  const apollo = useChunk(apolloChunk)
  const document = apollo.findDocument<Data, OperationVariables>(operation)
  // Apollo's overloads depend on whether an operation needs variables; the generated hook has
  // checked that already.
  const given = options as SubscriptionOptions<Data, OperationVariables>
  return apollo.useSubscription(document, { client: apollo.client, ...given })
}
