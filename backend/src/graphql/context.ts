import DataLoader from 'dataloader'
import type { Request, Response } from 'express'
import { In } from 'typeorm'
import type { Notifications } from '../database/notifications'
import { db } from '../database/data-source'
import type { DerivedKeys } from '../core/derived-keys'
import { AppError } from '../core/errors'
import type { AccountLockout } from '../accounts/account-lockout'
import type { RateLimits } from '../http/rate-limits'
import { User, type Role } from '../accounts/user.entity'
import type { Sessions } from '../accounts/session'

/** Gives the current instant; specs bring their own. */
export type Clock = () => Date

/** What the app brings to every request. */
export interface AppServices extends Pick<
  Context,
  'now' | 'rateLimits' | 'accountLockout' | 'notifications' | 'pageSizeMax' | 'keys'
> {
  sessions: Sessions
}

/** Who is asking, and when. */
export interface Context {
  user: User | null
  now: Clock
  rateLimits: RateLimits
  accountLockout: AccountLockout
  /** The client's address, as far as trusted proxies vouch for it. */
  address: string
  /** What any server notifies by way of the database. */
  notifications: Notifications
  /** The most rows a page may have: more for the server's own downloads than for any client. */
  pageSizeMax: number
  /** The server's own keys, the same on each of its servers. */
  keys: DerivedKeys<'cursors' | 'submissions'>
  /** Looks up the session's person anew: what outlives a request must not outlive the session. */
  refreshUser: () => Promise<void>
  /** People by id, one query per request however many are asked for. */
  userLoader: DataLoader<string, User>
  /** Starts a session for the person and gives the person back. */
  signIn: (user: User) => Promise<User>
  /** Gives the person's own session a new id and the person back. */
  renewSession: (user: User) => Promise<User>
  signOut: () => Promise<void>
}

/** The same context for GraphQL and REST: one way to know who is asking. */
export function createContext(
  req: Request,
  res: Response,
  { sessions, ...services }: AppServices,
): Context {
  const context: Context = {
    ...services,
    user: sessions.userOf(req),
    refreshUser: async () => {
      await sessions.identify(req)
      context.user = sessions.userOf(req)
      context.userLoader.clearAll()
    },
    address: req.ip ?? '',
    userLoader: new DataLoader(loadUsers),
    signIn: async user => {
      await sessions.start(req, res, user)
      return user
    },
    renewSession: async user => {
      await sessions.renew(req, res, user)
      return user
    },
    signOut: () => sessions.end(req, res),
  }
  return context
}

/** The signed-in person, or UNAUTHENTICATED. */
export function requireUser(context: Context): User {
  if (!context.user) throw new AppError('UNAUTHENTICATED')
  return context.user
}

/**
 * TypeGraphQL's check for `@Authorized()`: any signed-in person, or one with a named role.
 * An arrow on purpose: TypeGraphQL takes a function declaration for a class and constructs it.
 */
export const authorize = ({ context }: { context: Context }, roles: Role[]): boolean => {
  const { role } = requireUser(context)
  if (roles.length > 0 && !roles.includes(role)) throw new AppError('FORBIDDEN')
  return true
}

async function loadUsers(ids: readonly string[]): Promise<(User | Error)[]> {
  const people = await db.getRepository(User).findBy({ id: In([...ids]) })
  const byId = new Map(people.map(person => [person.id, person]))
  return ids.map(id => byId.get(id) ?? new AppError('NOT_FOUND'))
}
