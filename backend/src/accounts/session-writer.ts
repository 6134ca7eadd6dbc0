import type { CookieOptions, Request, RequestHandler, Response } from 'express'
import session from 'express-session'
import type { Secrets } from '../core/derived-keys'
import { fromCallback } from './from-callback'
import { sessionCookieName } from './session-cookie'
import { SESSION_LIFETIME } from './session-lifetime'
import { SessionStore } from './session-store'
import type { UserWithPassword } from './user-row'

export interface Cookie {
  name: string
  value: string
  options: CookieOptions
}

export interface SessionWriter {
  /** Puts express-session's session on the request, stored or new, as `req.session`. */
  open: (req: Request, res: Response) => Promise<void>
  /** Replaces it with a session with a new id; `save` gives the stored session that id. */
  generateNewId: (req: Request) => void
  /**
   * Sets the account of a new session. The session is stored only if the account's address,
   * password and role have not changed.
   */
  setAccount: (req: Request, account: UserWithPassword) => void
  /**
   * Stores the open session at once. Returns false if it has ended since it was read; the request
   * then has no session and the response sets no cookie.
   */
  save: (req: Request) => Promise<boolean>
  /**
   * Deletes the session that has this id or had it before a change of address. Does nothing without
   * one.
   */
  destroy: (sid: string) => Promise<void>
  /**
   * Adds a second cookie after the session cookie, because some clients keep only the first. A
   * later call replaces it.
   */
  setOtherCookie: (res: Response, cookie: Cookie) => void
}

/**
 * Creates express-session over the session table. Over https the cookie is `__Host-sid`, otherwise
 * `sid`.
 */
export function createSessionWriter(secrets: Secrets): SessionWriter {
  const store = new SessionStore()
  const plain = createMiddleware(secrets, store, false)
  const secure = createMiddleware(secrets, store, true)
  const otherCookies = new WeakMap<Response, Cookie | null>()
  return {
    open: (req, res) => {
      if (!otherCookies.has(res)) {
        otherCookies.set(res, null)
        // Added before express-session's listener: the listener that is added last runs first.
        beforeHeaders(res, () => {
          const cookie = otherCookies.get(res)
          if (cookie) res.cookie(cookie.name, cookie.value, cookie.options)
        })
      }
      return fromCallback(done => {
        ;(req.secure ? secure : plain)(req, res, done)
      })
    },
    generateNewId: req => {
      store.generateNewId(req)
    },
    setAccount: (req, account) => {
      store.accounts.set(req.session, account)
    },
    save: async req => {
      let isSaved = false
      try {
        await fromCallback(done => req.session.save(done))
        isSaved = !store.hasEnded(req.session)
      } finally {
        // Not destroyed, because it may exist under a new id. Removed, so that express-session does
        // not save it again at the end of the response.
        if (!isSaved) Reflect.deleteProperty(req, 'session')
      }
      return isSaved
    },
    destroy: sid =>
      fromCallback(done => {
        store.destroy(sid, done)
      }),
    setOtherCookie: (res, cookie) => {
      otherCookies.set(res, cookie)
    },
  }
}

/** express-session with one of the two cookies. */
function createMiddleware(
  secrets: Secrets,
  store: SessionStore,
  isSecure: boolean,
): RequestHandler {
  return session({
    secret: [...secrets],
    store,
    resave: false,
    saveUninitialized: false,
    name: sessionCookieName(isSecure),
    // A function per request, because both middlewares create sessions through the same store.
    cookie: ({ secure }) => ({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: SESSION_LIFETIME.MEMBER.idle,
      secure,
    }),
  })
}

/** Calls the listener just before the headers are sent. */
function beforeHeaders(res: Response, listener: () => void): void {
  const writeHead = res.writeHead.bind(res)
  const listenThenWrite = (...args: Parameters<typeof writeHead>) => {
    listener()
    return writeHead(...args)
  }
  // writeHead is overloaded; all arguments are passed on unchanged.
  res.writeHead = listenThenWrite as typeof writeHead
}
