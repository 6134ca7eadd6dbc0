import { client } from '../api/client'
import { LogoutDocument, MeDocument } from '../api/generated'

/** What session.ts does through Apollo Client; reached only by dynamic import. */
export async function fetchSession(): Promise<void> {
  await client.query({ query: MeDocument, fetchPolicy: 'network-only' })
}

export async function refetchSession(): Promise<void> {
  await client.clearStore()
  await fetchSession()
}

export async function signOut(): Promise<void> {
  try {
    await client.mutate({ mutation: LogoutDocument })
  } finally {
    await client.clearStore()
    client.writeQuery({ query: MeDocument, data: { me: null } })
  }
}
