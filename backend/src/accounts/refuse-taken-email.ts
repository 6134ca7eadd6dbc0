import { AppError, violates } from '../core/errors'
import { perHour } from '../http/rate-limits'
import { USER_EMAIL_UNIQUE } from './user.entity'

const EMAIL_TAKEN = 'That email address is already registered'

/**
 * Registrations and new addresses in the profile together, because both say whether an address is
 * registered (SEC-T2).
 */
export const REGISTRATIONS = perHour('registrations', 100)

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
