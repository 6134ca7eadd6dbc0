import type { EntityManager } from 'typeorm'
import { Role, type User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import { lockMembership } from '../bookings/booking-members.service'

const OPEN = `SELECT
  EXISTS (SELECT FROM court_booking
    WHERE "userId" = $1 AND status = 'confirmed' AND "startsAt" > $2) AS "hasBookings",
  EXISTS (SELECT FROM charge WHERE "userId" = $1 AND state = 'open') AS "hasCharges",
  EXISTS (SELECT FROM due WHERE "userId" = $1 AND state = 'open') AS "hasDues"`

type Open = Record<'hasBookings' | 'hasCharges' | 'hasDues', boolean>

/**
 * Returns what must be done before the account can be deleted, one sentence each; none if nothing.
 * Locks the person's active membership; the caller has locked their entry, so that none begins meanwhile.
 */
export async function listObstacles(
  { id, staffRole }: User,
  now: Date,
  em: EntityManager,
): Promise<string[]> {
  const membership = await lockMembership(id, em)
  const [open] = await em.query<[Open]>(OPEN, [id, now])
  return [
    ...(staffRole ? ['The person works for the club here: the owner must end that first.'] : []),
    ...(membership ? ['A membership is running: it must end first.'] : []),
    ...(open.hasBookings ? ['There are bookings to come: please cancel them first.'] : []),
    ...(open.hasCharges
      ? ['There are open charges: please settle them at the front desk first.']
      : []),
    ...(open.hasDues ? ['There are open dues: please settle them at the front desk first.'] : []),
  ]
}

/** Throws FORBIDDEN for the owner; CONFLICT with what must be done first (ACCOUNT-52). */
export async function requireNoObstacles(user: User, now: Date, em: EntityManager): Promise<void> {
  if (user.role === Role.ADMIN)
    throw new AppError('FORBIDDEN', 'The owner’s account cannot be deleted.')
  const obstacles = await listObstacles(user, now, em)
  if (obstacles.length > 0) throw new AppError('CONFLICT', obstacles.join(' '))
}
