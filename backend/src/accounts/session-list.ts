import type { EntityManager } from 'typeorm'
import type { Browser } from '../core/browser-name'
import { db } from '../database/data-source'
import { SESSION_LIFETIME } from './session-reader'
import type { Role } from './user.entity'

/** A session that the person can see. Its public id is a hash: the id itself is the key to it. */
export interface ListedSession extends Browser {
  id: string
  startedAt: Date
  lastUsedAt: Date
  isCurrent: boolean
}

interface SessionRow extends Partial<Browser> {
  id: string
  role: Role
  startedAt: number
  seenAt: number
  isCurrent: boolean
}

/** More than anybody looks through. */
const LISTED_MAX = 100

/** Half of the SHA-256 of the id, in the form of a UUID. An id has 128 random bits. */
const PUBLIC_ID = `left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32)::uuid`

/** Returns the person's sessions that have not ended, the one used last first; at most 100. */
export async function listSessions(
  userId: string,
  sid: string | undefined,
  now: Date,
): Promise<ListedSession[]> {
  const rows = await db.query<SessionRow[]>(
    `SELECT ${PUBLIC_ID} AS id, sid = $2 AS "isCurrent", sess ->> 'role' AS role,
       sess ->> 'browser' AS browser, sess ->> 'system' AS system,
       (sess ->> 'startedAt')::float AS "startedAt", (sess ->> 'seenAt')::float AS "seenAt"
     FROM session WHERE sess ->> 'userId' = $1 AND expire > $3
     ORDER BY (sess ->> 'seenAt')::float DESC, sid LIMIT ${String(LISTED_MAX)}`,
    [userId, sid ?? '', new Date()],
  )
  return rows
    .filter(({ role, startedAt }) => startedAt + SESSION_LIFETIME[role].absolute >= now.getTime())
    .map(({ id, isCurrent, browser = null, system = null, startedAt, seenAt }) => ({
      id,
      isCurrent,
      browser,
      system,
      startedAt: new Date(startedAt),
      lastUsedAt: new Date(seenAt),
    }))
}

/** Ends one session of the person by its public id. Returns false if there is none. */
export async function endListedSession(userId: string, id: string): Promise<boolean> {
  // TypeORM returns the rows and their number.
  const [, count] = await db.query<[unknown[], number]>(
    `DELETE FROM session WHERE sess ->> 'userId' = $1 AND ${PUBLIC_ID} = $2::uuid`,
    [userId, id],
  )
  return count > 0
}

/** Ends all sessions of the person except `sid`; access tokens stay. Returns their number. */
export async function endSessionsExcept(
  userId: string,
  sid: string | undefined,
  em: EntityManager = db.manager,
): Promise<number> {
  const [, count] = await em.query<[unknown[], number]>(
    `DELETE FROM session WHERE sess ->> 'userId' = $1 AND sid IS DISTINCT FROM $2`,
    [userId, sid],
  )
  return count
}
