import type { Failure } from '../api/apollo/errors'
import { apolloChunk } from '../api/apolloChunk'

/**
 * A failed operation in one shape. What tells it comes with Apollo Client: when that does not come, nothing has been
 * sent. The page says so and offers to be loaded anew, as long as there is a line; what was typed stays until then.
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
