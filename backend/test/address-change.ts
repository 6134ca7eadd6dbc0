import { db } from '../src/database/data-source'
import { lockMailboxes } from '../src/mail/mail-bounds'
import type { User } from '../src/accounts/user.entity'
import { untilWaitingForLock } from './lock-waits'

/** The address that `duringAddressChange` sets. */
export const NEW_ADDRESS = 'new@example.com'

/**
 * Does the work while a change of the person's address has locked the account, but not yet the
 * mailboxes. Throws if the two would deadlock.
 */
export async function duringAddressChange<T>(
  { id, email }: User,
  work: () => Promise<T>,
): Promise<T> {
  const change = db.createQueryRunner()
  await change.startTransaction()
  await change.query('UPDATE "user" SET email = $2 WHERE id = $1', [id, NEW_ADDRESS])
  const working = work()
  await untilWaitingForLock()
  // Less than PostgreSQL takes to look for a deadlock.
  await change.query(`SET LOCAL lock_timeout = '500ms'`)
  await lockMailboxes([email, NEW_ADDRESS], change.manager)
  await change.commitTransaction()
  await change.release()
  return working
}
