import type { SessionData } from 'express-session'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/durations'
import { queryPrepared, type PreparedStatement } from '../database/prepared'
import { toUser, userColumns, type UserRow } from './user-row'
import { Role, type User } from './user.entity'

/**
 * When a session expires: after `idle` milliseconds without use, and at the latest `absolute`
 * milliseconds after the sign-in (SEC-S9). The limits of staff are shorter: ADMIN is all of them.
 */
export const SESSION_LIFETIME = {
  [Role.MEMBER]: { idle: 7 * DAY_MS, absolute: 30 * DAY_MS },
  [Role.ADMIN]: { idle: 2 * HOUR_MS, absolute: 12 * HOUR_MS },
}

/** Returns whose limits the person's sessions have. */
export const lifetimeOf = ({ staffRole }: User): Role => (staffRole ? Role.ADMIN : Role.MEMBER)

/** A session in use is written once in this interval, not once per request. In milliseconds. */
export const RENEW_AFTER = 5 * MINUTE_MS

/** How long a proof of identity is fresh (ACCOUNT-40). In milliseconds. */
const PROOF_FRESH_MS = 10 * MINUTE_MS

/** Returns whether the session's person has proved a short time ago who they are; signing in counts. */
export const hasFreshProof = (
  { startedAt, provedAt = startedAt }: UserSession['data'],
  now: Date,
): boolean => now.getTime() - provedAt < PROOF_FRESH_MS

/** A signed-in session, and its person as stored now. */
export interface UserSession {
  sid: string
  data: Pick<SessionData, 'role' | 'startedAt' | 'seenAt' | 'provedAt'>
  user: User
}

/**
 * Finds the session with this id and its person, in one statement; null if there is none or it has
 * expired. The idle expiry is compared with this machine's clock, because express-session sets it
 * by that clock.
 */
export async function findUserSession(sid: string, now: Date): Promise<UserSession | null> {
  const [row] = await queryPrepared<UserRow & { sess: SessionData }>(readSession(), [
    sid,
    new Date(),
  ])
  if (!row) return null
  const { sess: data, ...user } = row
  if (now.getTime() > latestEndOf(data)) return null
  return { sid, data, user: toUser(user) }
}

/** Returns the absolute end of the session; always in the past if the stored data is malformed. */
const latestEndOf = ({ role, startedAt }: Partial<SessionData>) =>
  role && startedAt !== undefined && role in SESSION_LIFETIME
    ? startedAt + SESSION_LIFETIME[role].absolute
    : -Infinity

/** The person of a session, and when it expires unless renewed, in milliseconds since 1970. */
export interface LastingSession {
  user: User
  endsAt: number
}

/**
 * Finds the sessions with these ids in one statement, in the given order; null for an ended
 * session.
 */
export async function findUserSessions(
  sids: readonly string[],
  now: Date,
): Promise<(LastingSession | null)[]> {
  const rows = await queryPrepared<UserRow & { sid: string; sess: SessionData; expire: Date }>(
    readSessions(),
    [sids, new Date()],
  )
  const bySid = new Map(rows.map(row => [row.sid, row]))
  return sids.map(id => {
    const row = bySid.get(id)
    if (!row) return null
    const { sid: _sid, sess, expire, ...user } = row
    const endsAt = Math.min(expire.getTime(), latestEndOf(sess))
    return now.getTime() > endsAt ? null : { user: toUser(user), endsAt }
  })
}

let statement: PreparedStatement | undefined

const readSession = () =>
  (statement ??= {
    name: 'session_user',
    text: `SELECT session.sess, ${userColumns('person')} FROM session
      JOIN "user" person ON person.id = (session.sess ->> 'userId')::uuid
      WHERE session.sid = $1 AND session.expire >= $2`,
  })

let batchStatement: PreparedStatement | undefined

const readSessions = () =>
  (batchStatement ??= {
    name: 'session_users',
    text: `SELECT session.sid, session.sess, session.expire, ${userColumns('person')} FROM session
      JOIN "user" person ON person.id = (session.sess ->> 'userId')::uuid
      WHERE session.sid = ANY($1) AND session.expire >= $2`,
  })
