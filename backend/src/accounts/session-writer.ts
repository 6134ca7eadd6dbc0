import connectPgSimple from 'connect-pg-simple'
import type { Request, RequestHandler, Response } from 'express'
import session from 'express-session'
import { logFailure } from '../core/log'
import { pool } from '../database/data-source'
import { fromCallback } from './from-callback'
import { sessionCookieName } from './session-cookie'
import { SESSION_LIFETIME } from './session-lifetime'

export interface SessionWriter {
  /** Puts express-session's session on the request, stored or new; what changes is written with the answer. */
  open: (req: Request, res: Response) => Promise<void>
  close: () => void
}

/**
 * express-session over the session table. Over https the cookie is `__Host-sid`, otherwise `sid`; each
 * has its own store, because express-session makes new cookies through the store.
 */
export function createSessionWriter(secret: string): SessionWriter {
  const stores = { plain: createStore(), secure: createStore() }
  const plain = createMiddleware(secret, stores.plain, false)
  const secure = createMiddleware(secret, stores.secure, true)
  return {
    open: (req, res) =>
      fromCallback(done => {
        ;(req.secure ? secure : plain)(req, res, done)
      }),
    close: () => {
      stores.plain.close()
      stores.secure.close()
    },
  }
}

/** One middleware's view of the session table; each that is used clears it of what has expired. */
function createStore() {
  const PgStore = connectPgSimple(session)
  return new PgStore({
    pool: pool(),
    tableName: 'session',
    disableTouch: true,
    errorLog: (what: string, error: unknown) => {
      logFailure(`session store: ${what}`, error)
    },
  })
}

/** express-session with one of the two cookies. */
function createMiddleware(secret: string, store: session.Store, isSecure: boolean): RequestHandler {
  return session({
    secret,
    store,
    resave: false,
    saveUninitialized: false,
    name: sessionCookieName(isSecure),
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: SESSION_LIFETIME.MEMBER.idle,
      secure: isSecure,
    },
  })
}
