import type { Failure } from '../api/errors'

type FormFailure = Pick<Failure, 'code' | 'message' | 'fields'>

/**
 * A failed operation in one shape. What tells it comes with Apollo Client, which some forms fetch when they are
 * used: without that, nothing has been sent, and the network has failed.
 */
export async function loadFailure(error: unknown): Promise<FormFailure> {
  try {
    const { failureOf } = await import('../api/errors')
    return failureOf(error)
  } catch {
    return { code: 'NETWORK', message: undefined, fields: [] }
  }
}
