import type { Failure } from '../api/apollo/errors'
import { apolloChunk } from '../api/apolloChunk'

/**
 * Returns a failed operation in one shape. `failureOf` is part of the Apollo Client chunk: if that
 * cannot be loaded, nothing has been sent. The page then says so and, when online, offers a reload;
 * the input stays until then.
 */
export async function loadFailure(error: unknown): Promise<Failure> {
  try {
    const { failureOf } = await apolloChunk.load()
    return failureOf(error)
  } catch {
    if (navigator.onLine) globalThis.chunkRecovery?.showLoadError()
    return { status: 0, code: 'NETWORK', message: undefined, fields: [], details: {} }
  }
}
