import type { TypedDocumentNode } from '@apollo/client'
import type { QueryField } from '../operationTypes'
import { client } from './client'
import { failureOf } from './errors'
import { invalidate } from './invalidate'

/**
 * Sends a mutation. If its response is lost, requests the fields that it changes again, and resolves with
 * what `find` returns of the mutation's work. Rejects as `send` if that is nothing, or cannot be loaded.
 */
export async function sendOrFind<Sent, Found>(
  send: () => Promise<Sent>,
  fields: readonly QueryField[],
  find: () => Promise<Found | false | undefined>,
): Promise<Sent | Found> {
  try {
    return await send()
  } catch (error) {
    if (failureOf(error).code !== 'NETWORK') throw error
    const [found] = await Promise.all([
      find().catch(() => undefined),
      invalidate(...fields).catch(console.error),
    ])
    if (!found) throw error
    return found
  }
}

/** Requests a query again, for `find`. */
export const requestAgain = async <Data>(
  query: TypedDocumentNode<Data, Record<string, never>>,
): Promise<Data | undefined> => (await client.query({ query, fetchPolicy: 'network-only' })).data
