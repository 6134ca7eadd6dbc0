import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import * as documents from './documents'

/**
 * The exports of the Apollo Client chunk, for code that runs before it is loaded (apolloChunk.ts).
 */
export { useQuery, useSubscription } from '@apollo/client/react'
export { failureOf } from './errors'
export { client } from './client'
export { refetchPerson } from './refetchOwn'
export { documents }

const byName: Record<string, unknown> = documents

/**
 * Returns an operation's document by name, typed like its generated hook. Throws for an unknown
 * operation.
 */
export function findDocument<Data, Variables extends OperationVariables>(
  operation: string,
): TypedDocumentNode<Data, Variables> {
  const document = byName[`${operation}Document`]
  if (!document) throw new Error(`There is no operation ${operation}`)
  // The hook that names the operation is generated from the same document as these types.
  return document as TypedDocumentNode<Data, Variables>
}
