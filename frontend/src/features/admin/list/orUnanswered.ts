import { failureOf } from '../../../api/apollo/errors'
import { FormError } from '../../../form/Form'

/**
 * Waits for a change. If no answer comes, calls `onUnanswered` and does not throw: the change may have been
 * made.
 */
export async function orUnanswered(
  change: Promise<unknown>,
  onUnanswered: () => void,
): Promise<void> {
  try {
    await change
  } catch (error) {
    // A form's own sentence is an error without a response, too.
    if (error instanceof FormError || failureOf(error).code !== 'NETWORK') throw error
    onUnanswered()
  }
}
