import { failureOf } from '../../../api/apollo/errors'

/** Returns the server's sentence if it refuses a change because a colleague has removed the closure. */
export function goneReason(error: unknown): string | undefined {
  const { code, message } = failureOf(error)
  return code === 'CONFLICT' || code === 'NOT_FOUND' ? message : undefined
}

/** Waits for a call about a closure. If the closure is gone, calls `onGone` and returns undefined. */
export async function unlessGone<Result>(
  call: Promise<Result>,
  onGone: (reason: string) => void,
): Promise<Result | undefined> {
  try {
    return await call
  } catch (error) {
    const reason = goneReason(error)
    if (reason === undefined) throw error
    onGone(reason)
    return undefined
  }
}
