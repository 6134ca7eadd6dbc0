import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { lazyApi } from './lazyApi'

type Operations = Awaited<ReturnType<typeof lazyApi.load>>['operations']

/**
 * Sends a mutation from a form that may stand on a page without Apollo Client, and answers with its data; rejects as
 * Apollo Client does, and when that cannot be fetched. Module level:
 * `const login = lazyMutation(operations => operations.LoginDocument)`.
 */
export function lazyMutation<Data, Variables extends OperationVariables>(
  documentOf: (operations: Operations) => TypedDocumentNode<Data, Variables>,
) {
  return async (variables: Variables) => {
    const { client, operations } = await lazyApi.load()
    const { data } = await client.mutate({ mutation: documentOf(operations), variables })
    return data
  }
}
