import type { Request, RequestHandler, Response } from 'express'
import type { EntityManager } from 'typeorm'
import { db } from '../database/data-source'
import { fromCallback } from './from-callback'
import { sessionCookieName, sessionIdOf } from './session-cookie'
import { RENEW_AFTER, SESSION_LIFETIME } from './session-lifetime'
import { findUserSession, type UserSession } from './session-reader'
import { createSessionWriter } from './session-writer'
import type { Role, User } from './user.entity'
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

/** Reading a session is one statement; express-session is asked only where one is written (ADR-22). */
export interface Sessions {
  /** Finds out who asks, for `userOf`; renews a session in use. */
  handler: RequestHandler
  /** The id in the request's signed cookie, of a session that may have ended; undefined without one. */
  idOf: (req: Request) => string | undefined
  /** Finds out anew who asks; changes nothing in the store. */
  identify: (req: Request) => Promise<void>
  /** The signed-in person, as last found; null for a visitor. */
  userOf: (req: Request) => User | null
  /** Gives the person a session with a new id; an id the client brought is never kept (SEC-S5, SEC-S6). */
  start: (req: Request, res: Response, user: User) => Promise<void>
  /** Gives the person's session in use a new id; it does not live longer for that. */
  renew: (req: Request, res: Response, user: User) => Promise<void>
  /** Ends the session on the server and clears the cookie. Fine without a session. */
  end: (req: Request, res: Response) => Promise<void>
  close: () => void
}

/** Sessions for /graphql and /api. Close before the pool. */
export function createSessions(secret: string, now: () => Date): Sessions {
  const writer = createSessionWriter(secret)
  const found = new WeakMap<Request, UserSession>()

  async function identify(req: Request): Promise<void> {
    const sid = sessionIdOf(req, secret)
    const session = sid === undefined ? null : await findUserSession(sid, now())
    if (session) found.set(req, session)
    else found.delete(req)
  }

  async function start(req: Request, res: Response, user: User, startedAt = now().getTime()) {
    await writer.open(req, res)
    // A new id, unless express-session has just made one.
    if (req.sessionID === sessionIdOf(req, secret))
      await fromCallback(done => req.session.regenerate(done))
    // Kept in the store with the session, and counted anew at each renewal.
    req.session.cookie.maxAge = SESSION_LIFETIME[user.role].idle
    const seenAt = now().getTime()
    Object.assign(req.session, { userId: user.id, role: user.role, startedAt, seenAt })
    await fromCallback(done => req.session.save(done))
  }

  return {
    handler: async (req, res, next) => {
      await identify(req)
      const seenAt = found.get(req)?.data.seenAt ?? Infinity
      if (now().getTime() - seenAt > RENEW_AFTER) {
        await writer.open(req, res)
        await keepSeen(req, now())
      }
      next()
    },
    idOf: req => sessionIdOf(req, secret),
    identify,
    userOf: req => found.get(req)?.user ?? null,
    start: (req, res, user) => start(req, res, user),
    renew: (req, res, user) => start(req, res, user, found.get(req)?.data.startedAt),
    end: async (req, res) => {
      await writer.open(req, res)
      await fromCallback(done => req.session.destroy(done))
      const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: req.secure } as const
      res.clearCookie(sessionCookieName(req.secure), options)
    },
    close: writer.close,
  }
}

/** Renews a session that has not ended since it was read; at once, because a long answer's end is anybody's to delay. */
async function keepSeen({ session }: Request, now: Date): Promise<void> {
  if (!session.userId) return
  session.seenAt = now.getTime()
  await fromCallback(done => session.save(done))
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
