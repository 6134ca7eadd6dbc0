import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import * as documents from './documents'

/** All that the chunk of Apollo Client gives to code that is loaded before it (apolloChunk.ts). */
export { useQuery, useSubscription } from '@apollo/client/react'
export { failureOf } from './errors'
export { client } from './client'
export { documents }

const byName: Record<string, unknown> = documents

/** The document of an operation, by its name, with the types that its generated hook gives. */
export function findDocument<Data, Variables extends OperationVariables>(
  operation: string,
): TypedDocumentNode<Data, Variables> {
  const document = byName[`${operation}Document`]
  if (!document) throw new Error(`There is no operation ${operation}`)
  // The hook that names the operation is generated from the same document as these types.
  return document as TypedDocumentNode<Data, Variables>
}
