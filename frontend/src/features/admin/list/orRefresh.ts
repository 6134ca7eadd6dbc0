import { failureOf } from '../../../api/apollo/errors'

/**
 * Waits for a change. If it fails, the data is requested again before the error is thrown: the
 * server refuses a change of data that was changed elsewhere, and the page then shows its new state.
 */
export async function orRefresh<Result>(
  change: Promise<Result>,
  refresh: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await change
  } catch (error) {
    // Without a session or the right, the page itself takes over (ACCOUNT-36).
    const { code } = failureOf(error)
    if (code !== 'UNAUTHENTICATED' && code !== 'FORBIDDEN') await refresh().catch(console.error)
    throw error
  }
}
