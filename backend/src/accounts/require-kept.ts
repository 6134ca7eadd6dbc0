import { clubDateTime } from '../core/club-day'
import { AppError } from '../core/errors'
import type { User } from './user.entity'

/**
 * Throws CONFLICT if the account is about to be deleted: its owner comes back only by the mailed link,
 * so neither a program with the password nor a habit keeps an account that somebody wants gone
 * (ACCOUNT-51). Call it only after the password was right.
 */
export function requireKept({ deletionDueAt }: Pick<User, 'deletionDueAt'>): void {
  if (deletionDueAt)
    throw new AppError(
      'CONFLICT',
      `This account will be deleted on ${clubDateTime(deletionDueAt)}, Miami time. To keep it, use the link in the mail “Your account will be deleted”.`,
    )
}
