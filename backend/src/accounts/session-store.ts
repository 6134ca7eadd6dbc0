import { callbackify } from 'node:util'
import type { Request } from 'express'
import session, { type Session, type SessionData } from 'express-session'
import { AppError } from '../core/errors'
import { queryPrepared } from '../database/prepared'
import type { UserWithPassword } from './user-row'

/** An account whose sign-in was checked. */
export interface SignedInAccount extends UserWithPassword {
  /** Whether the sign-in has proven a second factor too. */
  hasProvenSecondFactor?: boolean
}

/**
 * The store of the session table for express-session. It inserts only new sessions. A session that
 * was read is updated only if it has not ended in the meantime: an ended session is never restored
 * (ADR-23).
 */
export class SessionStore extends session.Store {
  /** Puts a session with a new id on the request. express-session assigns this function. */
  declare generate: (req: Request) => void
  /** The id that a session has in the table. */
  private readonly rows = new WeakMap<object, string>()
  /** The account of each new session. */
  private readonly accounts = new WeakMap<object, SignedInAccount>()

  /**
   * Sets the account of a new session. The session is stored only if the account's address,
   * password and role have not changed, and only with a proven second factor if the account has one.
   */
  setAccount(data: object, account: SignedInAccount): void {
    this.accounts.set(data, account)
  }

  /**
   * Gives the request's stored session a new id when it is saved. The caller must set the session's
   * data again.
   */
  generateNewId(req: Request): void {
    const row = this.rows.get(req.session)
    this.generate(req)
    if (row === undefined) return
    this.rows.set(req.session, row)
    req.session.formerId = row
  }

  override createSession(req: Request, data: SessionData): Session & SessionData {
    const stored = super.createSession(req, data)
    this.rows.set(stored, stored.id)
    return stored
  }

  override get = callbackify(readSession)
  override set = callbackify(this.write.bind(this))
  override destroy = callbackify(deleteSession)

  /** Throws UNAUTHENTICATED if the session has ended, or its account has changed. */
  private async write(sid: string, data: SessionData): Promise<void> {
    const row = this.rows.get(data)
    const values = [sid, JSON.stringify(data), data.cookie.expires]
    const { user, password, hasProvenSecondFactor = false } = this.accounts.get(data) ?? {}
    const written =
      row === undefined
        ? await queryPrepared(INSERT, [
            ...values,
            user?.id,
            user?.email,
            password,
            user?.role,
            user?.appointedRole,
            hasProvenSecondFactor,
            new Date(data.startedAt),
          ])
        : await queryPrepared(UPDATE, [...values, row, new Date()])
    if (written.length === 0) throw new AppError('UNAUTHENTICATED')
    this.rows.set(data, sid)
  }
}

async function readSession(sid: string): Promise<SessionData | undefined> {
  const [row] = await queryPrepared<{ sess: SessionData }>(SELECT, [sid, new Date()])
  return row?.sess
}

/** Deletes the session that has this id or had it before a change of address, if there is one. */
export async function deleteSession(sid: string): Promise<void> {
  await queryPrepared(DELETE, [sid])
}

const SELECT = {
  name: 'select_session',
  text: `SELECT sess FROM "session" WHERE sid = $1 AND expire >= $2`,
}

/**
 * The update waits for a change of the account in progress. A sign-in that was verified with the
 * old address, password or role then inserts no session. $9 is whether a second factor was proven:
 * no way to sign in can leave it out (SEC-A20). The account is in use again (ACCOUNT-68).
 */
const INSERT = {
  name: 'insert_session',
  text: `WITH account AS (
      UPDATE "user" SET "lastSignInAt" = $10, "inactivityToldAt" = NULL
      WHERE id = $4 AND email = $5 AND password = $6 AND role = $7
        AND "appointedRole" IS NOT DISTINCT FROM $8 AND "deletionDueAt" IS NULL
        AND ("secondFactors" = '{}' OR $9)
      RETURNING id)
    INSERT INTO "session" (sid, sess, expire) SELECT $1, $2::json, $3::timestamptz FROM account
    RETURNING sid`,
}

/** $1 is the session's id after the update, $4 its id before. */
const UPDATE = {
  name: 'update_session',
  text: `UPDATE "session" SET sid = $1, sess = $2, expire = $3 WHERE sid = $4 AND expire > $5 RETURNING sid`,
}

/**
 * Also deletes a session that got a new id since it was read, so that a sign-out is never lost
 * (ADR-23).
 */
const DELETE = {
  name: 'delete_session',
  text: `DELETE FROM "session" WHERE sid = $1 OR sess ->> 'formerId' = $1`,
}
