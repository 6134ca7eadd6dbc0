import { ServerResponse, type IncomingMessage } from 'node:http'
import connectPgSimple from 'connect-pg-simple'
import type { Request, RequestHandler, Response } from 'express'
import session, { type SessionData } from 'express-session'
import type { EntityManager } from 'typeorm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/durations'
import { db, pool } from '../database/data-source'
import { Role, type User } from './user.entity'
import { Session } from './session.entity'

declare module 'express-session' {
  interface SessionData {
    userId: string
    role: Role
    /** Milliseconds since 1970: when the person signed in, and when the session was last renewed. */
    startedAt: number
    seenAt: number
  }
}

/** How long a session lives unused, and at most (SEC-S9); the team's is shorter. */
const LIFETIME = {
  [Role.MEMBER]: { idle: 7 * DAY_MS, absolute: 30 * DAY_MS },
  [Role.ADMIN]: { idle: 2 * HOUR_MS, absolute: 12 * HOUR_MS },
}
/** A busy session is written once per this long, not once per request. */
const RENEW_AFTER = 5 * MINUTE_MS

const COOKIE = { plain: 'sid', secure: '__Host-sid' }

/** True when the request brings a session cookie, valid or not: enough to choose a page's variant. */
export function hasSessionCookie(req: IncomingMessage): boolean {
  return /(?:^|;\s*)(?:__Host-)?sid=/.test(req.headers.cookie ?? '')
}

/** One middleware's view of the session table; only one of them needs to clear it of what has expired. */
function createStore(prunes: boolean) {
  const PgStore = connectPgSimple(session)
  return new PgStore({
    pool: pool(),
    tableName: 'session',
    disableTouch: true,
    ...(!prunes && { pruneSessionInterval: false }),
    errorLog: (...words: unknown[]) => {
      console.error('session store:', ...words)
    },
  })
}

export interface Sessions {
  handler: RequestHandler
  /** The request with its session read once more, as it is in the store by now; changes nothing there. */
  reload: (req: Request) => Promise<Request>
  close: () => void
}

/**
 * Sessions for /graphql and /api. Over https the cookie is `__Host-sid`, otherwise `sid`; each has its
 * own store, because express-session makes new cookies through the store. Close before the pool.
 */
export function createSessions(secret: string): Sessions {
  const options = { secret, resave: false, saveUninitialized: false }
  const stores = { plain: createStore(true), secure: createStore(false) }
  const cookie = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: LIFETIME.MEMBER.idle,
  } as const
  const plain = session({ ...options, store: stores.plain, name: COOKIE.plain, cookie })
  const secure = session({
    ...options,
    store: stores.secure,
    name: COOKIE.secure,
    cookie: { ...cookie, secure: true },
  })
  const handler: RequestHandler = (req, res, next) => {
    ;(req.secure ? secure : plain)(req, res, next)
  }
  return {
    handler,
    reload: async req => {
      // express-session keeps the session it finds, and two that read at once are not in each other's way.
      const again = Object.create(req, {
        session: { writable: true, configurable: true },
      }) as Request
      // It would write into an answer, which is none here, and asks no more of one than node's own can do.
      const answer = new ServerResponse(again) as Response
      await fromCallback(done => handler(again, answer, done))
      return again
    },
    close: () => {
      stores.plain.close()
      stores.secure.close()
    },
  }
}

/** True when the request brings a session in which somebody has signed in. */
export const isSignedIn = (req: Request): boolean => Boolean(req.session.userId)

/** The id of the person this session belongs to; renews a session in use and ends one that is too old. */
export function sessionUserId(req: Request, now: Date): string | undefined {
  const { userId, startedAt, seenAt } = req.session
  if (!userId || startedAt === undefined || seenAt === undefined) return undefined
  if (now.getTime() - startedAt > lifetimeOf(req.session).absolute) return undefined
  if (now.getTime() - seenAt > RENEW_AFTER) req.session.seenAt = now.getTime()
  return userId
}

/** Gives the person a session with a new id; an id the client brought is never kept (SEC-S5, SEC-S6). */
export async function startSession(
  req: Request,
  user: User,
  now: Date,
  startedAt = now.getTime(),
): Promise<void> {
  await fromCallback(done => req.session.regenerate(done))
  // Kept in the store with the session, and counted anew at each renewal.
  req.session.cookie.maxAge = LIFETIME[user.role].idle
  const seenAt = now.getTime()
  Object.assign(req.session, { userId: user.id, role: user.role, startedAt, seenAt })
  await fromCallback(done => req.session.save(done))
}

/** Gives a session in use a new id; it does not live longer for that. */
export function renewSession(req: Request, user: User, now: Date): Promise<void> {
  return startSession(req, user, now, req.session.startedAt)
}

/** Ends every session of the person, on every device. */
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
}

/** Ends the session on the server and clears the cookie. Fine without a session. */
export async function endSession(req: Request, res: Response): Promise<void> {
  await fromCallback(done => req.session.destroy(done))
  const name = req.secure ? COOKIE.secure : COOKIE.plain
  res.clearCookie(name, { httpOnly: true, sameSite: 'lax', path: '/', secure: req.secure })
}

function lifetimeOf(data: Partial<SessionData>) {
  return LIFETIME[data.role ?? Role.MEMBER]
}

function fromCallback(work: (done: (error?: unknown) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    work(error => {
      if (error)
        reject(error instanceof Error ? error : new Error('session store', { cause: error }))
      else resolve()
    })
  })
}
