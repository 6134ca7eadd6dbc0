import type { User } from '../src/accounts/user.entity'
import { holdLocks, untilWaitingForLock } from './lock-waits'

/** The address that `duringAddressChange` sets. */
export const NEW_ADDRESS = 'new@example.com'

/**
 * Does the work while a change of the person's address has locked the account.
 */
export async function duringAddressChange<T>({ id }: User, work: () => Promise<T>): Promise<T> {
  const commit = await holdLocks('UPDATE "user" SET email = $2 WHERE id = $1', [id, NEW_ADDRESS])
  const working = work()
  await untilWaitingForLock()
  await commit()
  return working
}
