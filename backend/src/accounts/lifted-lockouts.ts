import { db } from '../database/data-source'
import type { Notifications } from '../database/notifications'
import { logFailure } from '../core/log'
import type { AccountLockout } from './account-lockout'
import { User } from './user.entity'

/**
 * The NOTIFY channel for accounts whose lockout the operator lifts; each server may count failures
 * in its memory. The payload is the person's id.
 */
export const LOCKOUT_LIFTED = 'lockout_lifted'

/** Clears the failures of accounts whose lockout is lifted, while this server runs. */
export function liftLockouts(
  notifications: Pick<Notifications, 'listen'>,
  accountLockout: Pick<AccountLockout, 'release'>,
): void {
  const release = async (id: string) => {
    const user = await db.getRepository(User).findOne({ where: { id }, select: { email: true } })
    if (user) await accountLockout.release({ email: user.email, device: null })
  }
  notifications.listen(LOCKOUT_LIFTED, id => {
    if (id !== undefined)
      release(id).catch((error: unknown) => {
        logFailure('a lockout was not lifted', error)
      })
  })
}
