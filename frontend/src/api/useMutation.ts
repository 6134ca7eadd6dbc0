import type { ApolloClient, OperationVariables } from '@apollo/client'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { apolloChunk } from './apolloChunk'

export type MutationOptions<Data, Variables extends OperationVariables> = Partial<
  Omit<ApolloClient.MutateOptions<Data, Variables>, 'mutation'>
>

type Mutate<Data, Variables extends OperationVariables> = (
  ...[options]: Record<string, never> extends Variables
    ? [options?: MutationOptions<Data, Variables>]
    : [options: MutationOptions<Data, Variables> & { variables: Variables }]
) => Promise<ApolloClient.MutateResult<Data>>

/**
 * Implements the part of Apollo Client's `useMutation` that components use, for the operation of
 * this name. Apollo Client is loaded when `mutate` is first called. `mutate` keeps its identity; it
 * rejects like Apollo Client's, and also when Apollo Client cannot be loaded.
 */
export function useMutation<Data, Variables extends OperationVariables>(
  operation: string,
  options?: MutationOptions<Data, Variables>,
): [mutate: Mutate<Data, Variables>, result: { loading: boolean }] {
  const [pending, setPending] = useState(0)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const mutate = useCallback(
    async (given?: MutationOptions<Data, Variables>) => {
      setPending(count => count + 1)
      try {
        const { client, findDocument } = await apolloChunk.load()
        const mutation = findDocument<Data, OperationVariables>(operation)
        // The type of `mutate` already says which variables an operation needs.
        const merged = { ...latest.current, ...given } as MutationOptions<Data, OperationVariables>
        return await client.mutate({ ...merged, mutation })
      } finally {
        setPending(count => count - 1)
      }
    },
    [operation],
  )
  return [mutate, { loading: pending > 0 }]
}
