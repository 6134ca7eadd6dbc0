import type { Request, Response } from 'express'
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

declare module 'express-session' {
  interface SessionData {
    userId: string
    role: Role
    /** Milliseconds since 1970: when the person signed in, and when the session was last renewed. */
    startedAt: number
    seenAt: number
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
   * the meantime.
   */
  start: (req: Request, res: Response, account: UserWithPassword) => Promise<void>
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
      // The open session already belongs to an account: an earlier sign-in of the same request.
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
      // The same request may have given the session a new id that the browser does not have yet.
      if (brought !== undefined && brought !== opened) await writer.destroy(brought)
      clearCookie(req, res)
    },
  }
}

function clearCookie({ secure }: Request, res: Response): void {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const
  res.clearCookie(sessionCookieName(secure), options)
}

/** `req.session` is set only on requests that opened a session to write it. */
const openedBy = ({ session }: Partial<Pick<Request, 'session'>>) => session?.userId

/** A request that changes its session, and the time. */
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
  // Creates a new id unless express-session has just created one.
  if (isOld()) await fromCallback(done => req.session.regenerate(done))
  writer.setAccount(req, account)
  fill(req, account.user, now.getTime(), now)
  if (!(await writer.save(req))) throw new AppError('UNAUTHENTICATED')
}

/** While the database is read-only, signed-in callers can still read (OPS-17). */
function passIfReadOnly(error: unknown): void {
  if (!isReadOnlyError(error)) throw error
}

/**
 * Saves now: a slow client can delay the end of a response. Returns false if the session has ended
 * since it was read.
 */
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

/** Writes the account and the new expiry into the open session. */
function fill({ session }: Request, user: User, startedAt: number, now: Date): void {
  const seenAt = now.getTime()
  const { idle, absolute } = SESSION_LIFETIME[user.role]
  session.cookie.maxAge = Math.min(idle, startedAt + absolute - seenAt)
  Object.assign(session, { userId: user.id, role: user.role, startedAt, seenAt })
}
