import { ApolloProvider } from '@apollo/client/react'
import type { PropsWithChildren } from 'react'
import { client } from './client'

/** For components that use Apollo Client itself. Generated hooks do without it. */
export function ApiProvider({ children }: PropsWithChildren) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
