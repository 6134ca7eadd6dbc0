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
  /** Puts express-session's session on the request, stored or new. */
  open: (req: Request, res: Response) => Promise<void>
  /** Puts one with a new id in place of it; when it is saved, the stored one gets that id. */
  generateNewId: (req: Request) => void
  /** Says whose the open session is, which is new: it is stored only while address, password and role are the same. */
  setAccount: (req: Request, account: UserWithPassword) => void
  /** Stores the open session at once. False, and there is none and no cookie, when it has ended since it was read. */
  save: (req: Request) => Promise<boolean>
  /** Ends the stored session of this id, now or before a change of address. Fine without one. */
  destroy: (sid: string) => Promise<void>
  /** Sends a cookie behind the session's: many a client keeps the first alone. The last one given is sent. */
  setOtherCookie: (res: Response, cookie: Cookie) => void
}

/** express-session over the session table. Over https the cookie is `__Host-sid`, otherwise `sid`. */
export function createSessionWriter(secrets: Secrets): SessionWriter {
  const store = new SessionStore()
  const plain = createMiddleware(secrets, store, false)
  const secure = createMiddleware(secrets, store, true)
  const otherCookies = new WeakMap<Response, Cookie | null>()
  return {
    open: (req, res) => {
      if (!otherCookies.has(res)) {
        otherCookies.set(res, null)
        // Before express-session's: what is added last is done first.
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
        // Not destroyed, because it may live on under a new id; nor saved again at the answer's end.
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
    // Asked per request, because both middlewares make their sessions through the one store.
    cookie: ({ secure }) => ({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: SESSION_LIFETIME.MEMBER.idle,
      secure,
    }),
  })
}

/** Calls back just before the headers are sent. */
function beforeHeaders(res: Response, listener: () => void): void {
  const writeHead = res.writeHead.bind(res)
  const listenThenWrite = (...args: Parameters<typeof writeHead>) => {
    listener()
    return writeHead(...args)
  }
  // It is overloaded; whatever it is given is passed on.
  res.writeHead = listenThenWrite as typeof writeHead
}
