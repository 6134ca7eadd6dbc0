import connectPgSimple from 'connect-pg-simple'
import type { Request } from 'express'
import session, { type Session, type SessionData } from 'express-session'
import { logFailure } from '../core/log'
import { pool } from '../database/data-source'
import { queryPrepared } from '../database/prepared'
import type { UserWithPassword } from './user-row'

const PgStore = connectPgSimple(session)

/**
 * The store of the session table for express-session. It inserts only new sessions. A session that
 * was read is updated only if it has not ended in the meantime: an ended session is never restored
 * (ADR-23).
 */
export class SessionStore extends PgStore {
  /** Puts a session with a new id on the request. express-session assigns this function. */
  declare generate: (req: Request) => void
  /** The id that a session has in the table. */
  private readonly rows = new WeakMap<object, string>()
  private readonly ended = new WeakSet<object>()
  /** The account of each new session. */
  readonly accounts = new WeakMap<object, UserWithPassword>()

  constructor() {
    super({
      pool: pool(),
      tableName: 'session',
      disableTouch: true,
      pruneSessionInterval: false,
      errorLog: (what: string, error: unknown) => {
        logFailure(`session store: ${what}`, error)
      },
    })
  }

  /**
   * Returns true if a write found the session ended. express-session must not send its cookie then.
   */
  hasEnded(data: object): boolean {
    return this.ended.has(data)
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

  override set(sid: string, data: SessionData, done?: (error?: unknown) => void): void {
    this.write(sid, data).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    )
  }

  override destroy(sid: string, done?: (error?: unknown) => void): void {
    queryPrepared(DELETE, [sid]).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    )
  }

  private async write(sid: string, data: SessionData): Promise<void> {
    const row = this.rows.get(data)
    const values = [sid, JSON.stringify(data), data.cookie.expires]
    const { user, password } = this.accounts.get(data) ?? {}
    const written =
      row === undefined
        ? await queryPrepared(INSERT, [...values, user?.id, user?.email, password, user?.role])
        : await queryPrepared(UPDATE, [...values, row, new Date()])
    if (written.length === 0) this.ended.add(data)
    this.rows.set(data, sid)
  }
}

/**
 * `FOR SHARE` waits for a change of the account in progress. A sign-in that was verified with the
 * old address, password or role then inserts no session.
 */
const INSERT = {
  name: 'insert_session',
  text: `INSERT INTO "session" (sid, sess, expire)
    SELECT $1, $2::json, $3::timestamptz FROM "user"
    WHERE id = $4 AND email = $5 AND password = $6 AND role = $7 FOR SHARE
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
