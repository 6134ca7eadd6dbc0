import { ApolloProvider } from '@apollo/client/react'
import type { PropsWithChildren } from 'react'
import { client } from './client'

/**
 * Provides the client to components that use Apollo Client's own hooks. Generated hooks do not need
 * it.
 */
export function ApiProvider({ children }: PropsWithChildren) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
