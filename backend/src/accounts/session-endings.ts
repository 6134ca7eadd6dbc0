import type { EntityManager } from 'typeorm'
import { AppError } from '../core/errors'
import { db } from '../database/data-source'
import { ApiToken } from './api-token.entity'
import { CalendarAddress } from './calendar-address.entity'
import { endSessionsExcept } from './session-list'
import type { User } from './user.entity'

/** A signed-in person, the id of their session and the time. A request with an access token has no session. */
export interface OwnSession {
  person: User
  sessionId: string | undefined
  now: Date
}

/**
 * The NOTIFY channel for session changes: a session or an access token of a person ends, the
 * person's role or second factors change, or the person is deleted. Triggers send the notifications
 * (ADR-6); the payload is the person's id.
 */
export const SESSION_CHANGED = 'session_changed'

/**
 * Throws UNAUTHENTICATED if the session has ended since the request was authenticated. Call it in a
 * transaction that has already locked the person's row: the lock makes concurrent changes run one
 * after the other.
 */
export async function requireOpenSession(
  userId: string,
  sid: string | undefined,
  em: EntityManager,
): Promise<void> {
  const [own] = await em.query<unknown[]>(
    `SELECT FROM session WHERE sid = $1 AND sess ->> 'userId' = $2 AND expire > $3 FOR UPDATE`,
    [sid, userId, new Date()],
  )
  if (!own) throw new AppError('UNAUTHENTICATED')
}

/**
 * Ends all sessions of the person except `sid`, all access tokens and the address of the calendar.
 * Throws as requireOpenSession, and needs the same lock.
 */
export async function endOtherSessions(
  userId: string,
  sid: string | undefined,
  em: EntityManager,
): Promise<void> {
  await requireOpenSession(userId, sid, em)
  await endSessionsExcept(userId, sid, em)
  await endOtherRights(userId, em)
}

/**
 * Ends all sessions of the person, on every device, all access tokens and the address of the
 * calendar.
 */
export async function endAllSessions(
  userId: string,
  em: EntityManager = db.manager,
): Promise<void> {
  await em.query(`DELETE FROM session WHERE sess ->> 'userId' = $1`, [userId])
  await endOtherRights(userId, em)
}

async function endOtherRights(userId: string, em: EntityManager): Promise<void> {
  await em.delete(ApiToken, { userId })
  await em.delete(CalendarAddress, { userId })
}
