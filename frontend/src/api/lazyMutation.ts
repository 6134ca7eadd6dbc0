import type { ApolloClient, OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { apolloChunk } from './apolloChunk'

/**
 * Declares a mutation of a page that starts without Apollo Client, at module level: `const login =
 * lazyMutation(() => import('./auth.generated').then(m => m.LoginDocument))`. The client and the
 * document are loaded when it is first called. It rejects like Apollo Client's, and also when they
 * cannot be loaded.
 */
export const lazyMutation =
  <Data, Variables extends OperationVariables>(
    loadDocument: () => Promise<TypedDocumentNode<Data, Variables>>,
  ) =>
  async (variables: Variables): Promise<ApolloClient.MutateResult<Data>> => {
    const [{ client }, mutation] = await Promise.all([apolloChunk.load(), loadDocument()])
    return client.mutate({ mutation, variables })
  }
