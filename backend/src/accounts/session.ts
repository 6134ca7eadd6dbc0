import { promisify } from 'node:util'
import type { Request, RequestHandler, Response } from 'express'
import session from 'express-session'
import onHeaders from 'on-headers'
import { parseBrowser } from '../core/browser-name'
import type { Secrets } from '../core/derived-keys'
import { AppError, passIfReadOnly } from '../core/errors'
import { createDeviceCookies, type Cookie, type Device } from './device-cookies'
import { sessionCookie, sessionIdOf } from './session-cookie'
import {
  findUserSession,
  hasFreshProof,
  lifetimeOf,
  RENEW_AFTER,
  SESSION_LIFETIME,
  type UserSession,
} from './session-reader'
import { deleteSession, SessionStore, type SignedInAccount } from './session-store'
import { requireKept } from './require-kept'
import type { Role, User } from './user.entity'

declare module 'express-session' {
  interface SessionData {
    userId: string
    /** Whose limits the session has. */
    role: Role
    /** Milliseconds since 1970: when the person signed in, and when the session was last renewed. */
    startedAt: number
    seenAt: number
    /** The browser and the system that used it last, in words; null if they are unknown. */
    browser?: string | null
    system?: string | null
    /** Milliseconds since 1970: when the person last proved who they are after signing in. */
    provedAt?: number
    /** The id before a change of address, kept while a sign-out may still use it (SEC-S7). */
    formerId?: string
  }
}

/** Reads a session in one statement; uses express-session only to write (ADR-22). */
export interface Sessions {
  /** Identifies the caller, for `userOf`, and renews a session in use. */
  guard: (req: Request, res: Response) => Promise<void>
  /**
   * Returns the session id of the request: a new id if the request was given one, otherwise the id
   * in its signed cookie; undefined without one. The session may have ended.
   */
  idOf: (req: Request) => string | undefined
  /** Identifies the caller again, without writing to the store. */
  identify: (req: Request) => Promise<void>
  /** Returns the signed-in person, as last read; null for a visitor. */
  userOf: (req: Request) => User | null
  /** Returns the account id for the log, including one that has just signed in. */
  accountIdOf: (req: Request) => string | undefined
  /** Returns the caller's browser if it has signed in before, otherwise null (SEC-T1). */
  findDevice: (req: Request) => Device | null
  /**
   * Starts a session with a new id and sets the device cookie. Never keeps an id that the client
   * sent (SEC-S5, SEC-S6). Throws UNAUTHENTICATED if the address, password or role has changed in
   * the meantime, or if the person has a second factor that the sign-in has not proven (SEC-A20);
   * CONFLICT if the account is about to be deleted (ACCOUNT-51).
   */
  start: (req: Request, res: Response, account: SignedInAccount) => Promise<void>
  /** Whether the person of the session proved a short time ago who they are (ACCOUNT-40). */
  hasFreshProof: (req: Request) => boolean
  /**
   * Records that the session's person has just proved who they are. Throws UNAUTHENTICATED if the
   * session has ended.
   */
  renewProof: (req: Request, res: Response) => Promise<void>
  /**
   * Gives the person's current session a new id if it has not ended. Its absolute end does not
   * change.
   */
  renew: (req: Request, res: Response, user: User) => Promise<void>
  /** Ends the session on the server and clears the cookie. Also succeeds without a session. */
  end: (req: Request, res: Response) => Promise<void>
}

/** Creates the sessions for /graphql and /api. */
export function createSessions(secrets: Secrets, now: () => Date): Sessions {
  const store = new SessionStore()
  const { open, setDeviceCookie } = createOpener(secrets, store)
  const devices = createDeviceCookies(secrets, now)
  const found = new WeakMap<Request, UserSession>()

  async function identify(req: Request): Promise<void> {
    const sid = sessionIdOf(req, secrets)
    const current = sid === undefined ? null : await findUserSession(sid, now())
    if (current) found.set(req, current)
    else found.delete(req)
  }

  async function renewProof(req: Request, res: Response): Promise<void> {
    const current = found.get(req)
    await open(req, res)
    if (!current || req.session.userId !== current.user.id) throw new AppError('UNAUTHENTICATED')
    const { startedAt } = current.data
    fill(req, current.user, { startedAt, provedAt: now().getTime() }, now())
    await save(req)
  }

  async function renew(req: Request, res: Response, user: User, hasNewId: boolean): Promise<void> {
    await open(req, res)
    const { userId, startedAt, provedAt } = req.session
    if (userId !== user.id || startedAt === undefined) {
      found.delete(req)
      return
    }
    if (hasNewId) store.generateNewId(req)
    else delete req.session.formerId
    fill(req, user, { startedAt, provedAt }, now())
    await save(req).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      found.delete(req)
    })
  }

  return {
    guard: async (req, res) => {
      await identify(req)
      const current = found.get(req)
      if (current && now().getTime() - current.data.seenAt > RENEW_AFTER)
        await renew(req, res, current.user, false).catch(passIfReadOnly)
    },
    idOf: req => req.sessionID || sessionIdOf(req, secrets),
    identify,
    userOf: req => found.get(req)?.user ?? null,
    accountIdOf: req => openedBy(req) ?? found.get(req)?.user.id,
    findDevice: devices.find,
    start: async (req, res, account) => {
      requireKept(account.user)
      await open(req, res)
      // Creates a new id unless express-session has just created one. A session that belongs to an
      // account is an earlier sign-in of the same request.
      if (req.session.userId !== undefined || req.sessionID === sessionIdOf(req, secrets))
        await promisify(req.session.regenerate.bind(req.session))()
      store.setAccount(req.session, account)
      fill(req, account.user, { startedAt: now().getTime() }, now())
      await save(req)
      setDeviceCookie(res, devices.create(req, account.user.id))
    },
    hasFreshProof: req => {
      const current = found.get(req)
      return current !== undefined && hasFreshProof(current.data, now())
    },
    renewProof,
    renew: (req, res, user) => renew(req, res, user, true),
    end: async (req, res) => {
      // The same request may have given the session a new id that the browser does not have yet.
      const ids = new Set([req.sessionID, sessionIdOf(req, secrets)])
      Reflect.deleteProperty(req, 'session')
      for (const sid of ids) if (sid) await deleteSession(sid)
      clearCookie(req, res)
    },
  }
}

/** Opens sessions to write them, and sets the device cookie of a response. */
function createOpener(secrets: Secrets, store: SessionStore) {
  const plain = createMiddleware(secrets, store, false)
  const secure = createMiddleware(secrets, store, true)
  const deviceCookies = new WeakMap<Response, Cookie | null>()
  return {
    /** Puts express-session's session on the request, stored or new, as `req.session`. */
    open: async (req: Request, res: Response): Promise<void> => {
      if (!deviceCookies.has(res)) {
        deviceCookies.set(res, null)
        // Some clients keep only the first cookie: the session's. The listener that is added last
        // runs first, so this one is added before express-session's.
        onHeaders(res, () => {
          const cookie = deviceCookies.get(res)
          if (cookie) res.cookie(cookie.name, cookie.value, cookie.options)
        })
      }
      await promisify(req.secure ? secure : plain)(req, res)
    },
    /** Sets the cookie of a response whose session is open. A later call replaces it. */
    setDeviceCookie: (res: Response, cookie: Cookie): void => {
      deviceCookies.set(res, cookie)
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
    name: sessionCookie(isSecure).name,
    // A function per request, because both middlewares create sessions through the same store.
    cookie: ({ secure }) => ({ ...cookieOptions(secure), maxAge: SESSION_LIFETIME.MEMBER.idle }),
  })
}

const cookieOptions = (secure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const

function clearCookie({ secure }: Request, res: Response): void {
  res.clearCookie(sessionCookie(secure).name, cookieOptions(secure))
}

/** `req.session` is set only on requests that opened a session to write it. */
const openedBy = ({ session: opened }: Partial<Pick<Request, 'session'>>) => opened?.userId

/** When the person of a session signed in, and last proved who they are. */
type Proofs = Pick<UserSession['data'], 'startedAt'> & { provedAt?: number | undefined }

/** Writes the account and the new expiry into the open session. */
function fill({ session: open, headers }: Request, user: User, proofs: Proofs, now: Date): void {
  const seenAt = now.getTime()
  const role = lifetimeOf(user)
  const { idle, absolute } = SESSION_LIFETIME[role]
  open.cookie.maxAge = Math.min(idle, proofs.startedAt + absolute - seenAt)
  const browser = parseBrowser(headers['user-agent'])
  Object.assign(open, { userId: user.id, role, ...proofs, ...browser, seenAt })
}

/**
 * Stores the open session now: a slow client can delay the end of a response. Throws
 * UNAUTHENTICATED if it has ended since it was read; then the response sets no cookie.
 */
async function save(req: Request): Promise<void> {
  try {
    await promisify(req.session.save.bind(req.session))()
  } catch (error) {
    // Not destroyed, because it may exist under a new id. Removed, so that express-session does not
    // save it again at the end of the response.
    Reflect.deleteProperty(req, 'session')
    throw error
  }
}
