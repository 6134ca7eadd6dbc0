import type { SessionData } from 'express-session'
import { queryPrepared, type PreparedStatement } from '../database/prepared'
import { SESSION_LIFETIME } from './session-lifetime'
import { toUser, userColumns, type UserRow } from './user-row'
import type { User } from './user.entity'

/** A session in which somebody has signed in, and who that is by now. */
export interface UserSession {
  sid: string
  data: Pick<SessionData, 'role' | 'startedAt' | 'seenAt'>
  user: User
}

/** The person with a session of this id that has not expired, in one statement; null without one. */
export async function findUserSession(sid: string, now: Date): Promise<UserSession | null> {
  const [row] = await queryPrepared<UserRow & { sess: SessionData }>(readSession(), [sid])
  if (!row) return null
  const { sess: data, ...user } = row
  const age = now.getTime() - data.startedAt
  if (age > SESSION_LIFETIME[data.role].absolute) return null
  return { sid, data, user: toUser(user) }
}

let statement: PreparedStatement | undefined

const readSession = () =>
  (statement ??= {
    name: 'session_user',
    text: `SELECT session.sess, ${userColumns('person')} FROM session
      JOIN "user" person ON person.id = (session.sess ->> 'userId')::uuid
      WHERE session.sid = $1 AND session.expire >= now()`,
  })
