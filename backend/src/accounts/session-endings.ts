import type { EntityManager } from 'typeorm'
import { AppError } from '../core/errors'
import { db } from '../database/data-source'
import { ApiToken } from './api-token.entity'
import { Session } from './session.entity'

/**
 * Ends all sessions of the person except `sid`, and all access tokens. Throws UNAUTHENTICATED if `sid` has ended since the
 * request was authenticated. Call it in a transaction that has already changed the person's row:
 * the row lock makes concurrent changes run one after the other.
 */
export async function endOtherSessions(
  userId: string,
  sid: string | undefined,
  em: EntityManager,
): Promise<void> {
  const [own] = await em.query<unknown[]>(
    `SELECT FROM session WHERE sid = $1 AND sess ->> 'userId' = $2 AND expire > $3 FOR UPDATE`,
    [sid, userId, new Date()],
  )
  if (!own) throw new AppError('UNAUTHENTICATED')
  await em.query(`DELETE FROM session WHERE sess ->> 'userId' = $1 AND sid <> $2`, [userId, sid])
  await em.delete(ApiToken, { userId })
}

/** Ends all sessions of the person, on every device, and all access tokens. */
export async function endAllSessions(
  userId: string,
  em: EntityManager = db.manager,
): Promise<void> {
  await em
    .createQueryBuilder()
    .delete()
    .from(Session)
    .where(`sess ->> 'userId' = :userId`, { userId })
    .execute()
  await em.delete(ApiToken, { userId })
}
