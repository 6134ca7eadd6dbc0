import type { Request, Response } from 'express'
import type { EntityManager } from 'typeorm'
import { db } from '../database/data-source'
import type { Secrets } from '../core/derived-keys'
import { AppError, isReadOnlyError } from '../core/errors'
import { createDeviceCookies, type Device } from './device-cookies'
import { fromCallback } from './from-callback'
import { sessionCookieName, sessionIdOf } from './session-cookie'
import { RENEW_AFTER, SESSION_LIFETIME } from './session-lifetime'
import { findUserSession, type UserSession } from './session-reader'
import { createSessionWriter, type SessionWriter } from './session-writer'
import type { Role, User } from './user.entity'
import type { UserWithPassword } from './user-row'
import { Session } from './session.entity'

declare module 'express-session' {
  interface SessionData {
    userId: string
    role: Role
    /** Milliseconds since 1970: when the person signed in, and when the session was last renewed. */
    startedAt: number
    seenAt: number
    /** The id it had until a change of address, while there may be a sign-out by that one (SEC-S7). */
    formerId?: string
  }
}

/** Reading a session is one statement; express-session is asked only where one is written (ADR-22). */
export interface Sessions {
  /** Finds out who asks, for `userOf`; renews a session in use. */
  guard: (req: Request, res: Response) => Promise<void>
  /** The id in the request's signed cookie, or the newer one it was given; undefined without one. It may have ended. */
  idOf: (req: Request) => string | undefined
  /** Finds out anew who asks; changes nothing in the store. */
  identify: (req: Request) => Promise<void>
  /** The signed-in person, as last found; null for a visitor. */
  userOf: (req: Request) => User | null
  /** Whose request it was, once it has ended: who has just signed in, too. */
  accountIdOf: (req: Request) => string | undefined
  /** The caller's browser, when it has signed in before (SEC-T1). */
  findDevice: (req: Request) => Device | null
  /**
   * Gives the person a session with a new id, and the device a cookie by which it is known; an id the client
   * brought is never kept (SEC-S5, SEC-S6). UNAUTHENTICATED when the address, password or role has changed meanwhile.
   */
  start: (req: Request, res: Response, account: UserWithPassword) => Promise<void>
  /** Gives the person's session in use a new id, if it has not ended; it does not live longer for that. */
  renew: (req: Request, res: Response, user: User) => Promise<void>
  /** Ends the session on the server and clears the cookie. Fine without a session. */
  end: (req: Request, res: Response) => Promise<void>
}

/** Sessions for /graphql and /api. */
export function createSessions(secrets: Secrets, now: () => Date): Sessions {
  const writer = createSessionWriter(secrets)
  const devices = createDeviceCookies(secrets, now)
  const found = new WeakMap<Request, UserSession>()

  async function identify(req: Request): Promise<void> {
    const sid = sessionIdOf(req, secrets)
    const session = sid === undefined ? null : await findUserSession(sid, now())
    if (session) found.set(req, session)
    else found.delete(req)
  }

  async function renew(change: Change, user: User, hasNewId: boolean): Promise<void> {
    if (!(await renewSession(writer, change, user, hasNewId))) found.delete(change.req)
  }

  return {
    guard: async (req, res) => {
      await identify(req)
      const session = found.get(req)
      if (session && now().getTime() - session.data.seenAt > RENEW_AFTER)
        await renew({ req, res, now: now() }, session.user, false).catch(passIfReadOnly)
    },
    idOf: req => req.sessionID || sessionIdOf(req, secrets),
    identify,
    userOf: req => found.get(req)?.user ?? null,
    accountIdOf: req => openedBy(req) ?? found.get(req)?.user.id,
    findDevice: devices.find,
    start: async (req, res, account) => {
      // Somebody's already: of an earlier sign-in of the same request.
      const isOld = () =>
        req.session.userId !== undefined || req.sessionID === sessionIdOf(req, secrets)
      await startSession(writer, { req, res, now: now() }, account, isOld)
      writer.setOtherCookie(res, devices.create(req, account.user.id))
    },
    renew: (req, res, user) => renew({ req, res, now: now() }, user, true),
    end: async (req, res) => {
      await writer.open(req, res)
      const brought = sessionIdOf(req, secrets)
      const opened = req.sessionID
      await fromCallback(done => req.session.destroy(done))
      // It may have been given a new id, of which the browser has not been told yet.
      if (brought !== undefined && brought !== opened) await writer.destroy(brought)
      clearCookie(req, res)
    },
  }
}

function clearCookie({ secure }: Request, res: Response): void {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const
  res.clearCookie(sessionCookieName(secure), options)
}

/** There is a session where one was written. */
const openedBy = ({ session }: Partial<Pick<Request, 'session'>>) => session?.userId

/** One that a request makes to its session, and the instant. */
interface Change {
  req: Request
  res: Response
  now: Date
}

async function startSession(
  writer: SessionWriter,
  { req, res, now }: Change,
  account: UserWithPassword,
  isOld: () => boolean,
): Promise<void> {
  await writer.open(req, res)
  // A new id, unless express-session has just made one.
  if (isOld()) await fromCallback(done => req.session.regenerate(done))
  writer.setAccount(req, account)
  fill(req, account.user, now.getTime(), now)
  if (!(await writer.save(req))) throw new AppError('UNAUTHENTICATED')
}

/** While nothing can be written, whoever is signed in goes on reading (decision O17). */
function passIfReadOnly(error: unknown): void {
  if (!isReadOnlyError(error)) throw error
}

/** At once, because a long answer's end is anybody's to delay. False when the session has ended since it was read. */
async function renewSession(
  writer: SessionWriter,
  { req, res, now }: Change,
  user: User,
  hasNewId: boolean,
): Promise<boolean> {
  await writer.open(req, res)
  const { userId, startedAt } = req.session
  if (userId !== user.id || startedAt === undefined) return false
  if (hasNewId) writer.generateNewId(req)
  else delete req.session.formerId
  fill(req, user, startedAt, now)
  return writer.save(req)
}

/** Writes into the open session whose it is and how long it lasts, counted anew. */
function fill({ session }: Request, user: User, startedAt: number, now: Date): void {
  const seenAt = now.getTime()
  const { idle, absolute } = SESSION_LIFETIME[user.role]
  session.cookie.maxAge = Math.min(idle, startedAt + absolute - seenAt)
  Object.assign(session, { userId: user.id, role: user.role, startedAt, seenAt })
}

/**
 * Ends the person's sessions but the one named. UNAUTHENTICATED when that one has ended: its request was let in
 * before. In a transaction that has changed the person's row, so that two such changes take turns.
 */
export async function endOtherSessions(
  userId: string,
  sid: string | undefined,
  em: EntityManager,
): Promise<void> {
  const [own] = await em.query<unknown[]>(
    `SELECT FROM session WHERE sid = $1 AND sess ->> 'userId' = $2 AND expire > $3 FOR UPDATE`,
    [sid, userId, new Date()],
  )
  if (!own) throw new AppError('UNAUTHENTICATED')
  await em.query(`DELETE FROM session WHERE sess ->> 'userId' = $1 AND sid <> $2`, [userId, sid])
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
