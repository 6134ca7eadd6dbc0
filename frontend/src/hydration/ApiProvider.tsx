import { ApolloProvider } from '@apollo/client/react'
import type { PropsWithChildren } from 'react'
import { client } from '../api/client'

/** Gives generated hooks their client. Brings Apollo Client with it, so only island() uses it. */
export function ApiProvider({ children }: PropsWithChildren) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
