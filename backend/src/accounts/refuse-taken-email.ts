import { AppError, violates } from '../core/errors'
import { USER_EMAIL_UNIQUE } from './user.entity'

const EMAIL_TAKEN = 'That email address is already registered'

/**
 * For `.catch()`: throws CONFLICT on the email field if the address is taken; rethrows any other
 * error.
 */
export function refuseTakenEmail(error: unknown): never {
  if (!violates(error, USER_EMAIL_UNIQUE)) throw error
  throw new AppError('CONFLICT', EMAIL_TAKEN, {
    fields: [{ field: 'email', message: EMAIL_TAKEN }],
  })
}
