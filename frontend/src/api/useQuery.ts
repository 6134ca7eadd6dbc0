import type { OperationVariables } from '@apollo/client'
import type { useQuery as useApolloQuery } from '@apollo/client/react'
import { useChunk } from '../hydration/chunk'
import { apolloChunk } from './apolloChunk'

export type QueryOptions<Data, Variables extends OperationVariables> = useApolloQuery.Base.Options<
  Data,
  Variables
> & { variables?: Variables }

/** Of a query that cannot be asked without variables. */
export type RequiredVariables<Variables> =
  | { variables: Variables; skip?: boolean }
  | { skip: boolean }

type QueryResult<Data, Variables extends OperationVariables> = useApolloQuery.Result<
  Data,
  Variables,
  'complete' | 'empty' | 'streaming'
>

/** Apollo Client's `useQuery` for the operation of that name. Suspends until Apollo Client is loaded. */
export function useQuery<Data, Variables extends OperationVariables>(
  operation: string,
  options?: QueryOptions<Data, Variables>,
): QueryResult<Data, Variables> {
  const apollo = useChunk(apolloChunk)
  const document = apollo.findDocument<Data, OperationVariables>(operation)
  // Apollo's overloads tell for each operation whether it needs variables; here the generated hook has told that.
  const result = apollo.useQuery(document, {
    client: apollo.client,
    ...(options as QueryOptions<Data, OperationVariables>),
  })
  return result as QueryResult<Data, Variables>
}
