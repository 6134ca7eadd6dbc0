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
 * Apollo Client's `useMutation` for the operation of that name, as far as components use it. It may stand on a page
 * without Apollo Client, which is loaded when `mutate` is called. `mutate` stays the same function; it rejects as
 * Apollo Client's does, and when Apollo Client does not come.
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
        // Which variables an operation needs is part of the type of `mutate`.
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
