import type { OperationVariables } from '@apollo/client'
import type { useSubscription as useApolloSubscription } from '@apollo/client/react'
import { useChunk } from '../hydration/chunk'
import { apolloChunk } from './apolloChunk'

export type SubscriptionOptions<
  Data,
  Variables extends OperationVariables,
> = useApolloSubscription.Base.Options<Data, Variables> & { variables?: Variables }

/** Apollo Client's `useSubscription` for the operation of that name. Suspends until Apollo Client is loaded. */
export function useSubscription<Data, Variables extends OperationVariables>(
  operation: string,
  options?: SubscriptionOptions<Data, Variables>,
): ReturnType<typeof useApolloSubscription<Data>> {
  const apollo = useChunk(apolloChunk)
  const document = apollo.findDocument<Data, OperationVariables>(operation)
  // Apollo's overloads tell for each operation whether it needs variables; here the generated hook has told that.
  const given = options as SubscriptionOptions<Data, OperationVariables>
  return apollo.useSubscription(document, { client: apollo.client, ...given })
}
