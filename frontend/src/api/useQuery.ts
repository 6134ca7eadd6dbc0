import type { OperationVariables } from '@apollo/client'
import type { useQuery as useApolloQuery } from '@apollo/client/react'
import { useChunk } from '../hydration/chunk'
import { apolloChunk } from './apolloChunk'

/* Apollo deprecates `skip`, because a skipped query may lack its variables: see RequiredVariables. */
export type QueryOptions<Data, Variables extends OperationVariables> = Omit<
  useApolloQuery.Base.Options<Data, Variables>,
  'skip'
> & { variables?: Variables; skip?: boolean }

/** For a query with required variables. */
export type RequiredVariables<Variables> =
  | { variables: Variables; skip?: boolean }
  | { skip: boolean }

type QueryResult<Data, Variables extends OperationVariables> = useApolloQuery.Result<
  Data,
  Variables,
  'complete' | 'empty' | 'streaming'
>

/**
 * Calls Apollo Client's `useQuery` for the operation of this name. Suspends until Apollo Client is
 * loaded.
 */
export function useQuery<Data, Variables extends OperationVariables>(
  operation: string,
  options?: QueryOptions<Data, Variables>,
): QueryResult<Data, Variables> {
  const apollo = useChunk(apolloChunk)
  const document = apollo.findDocument<Data, OperationVariables>(operation)
  // Apollo's overloads depend on whether an operation needs variables; the generated hook has
  // checked that already.
  const result = apollo.useQuery(document, {
    client: apollo.client,
    ...(options as QueryOptions<Data, OperationVariables>),
  })
  return result as QueryResult<Data, Variables>
}
