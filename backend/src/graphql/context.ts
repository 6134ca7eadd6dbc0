import type { Request, Response } from 'express'
import type { BackgroundQueue } from '../core/background-queue'
import type { Notifications } from '../database/notifications'
import type { DerivedKeys } from '../core/derived-keys'
import { AppError } from '../core/errors'
import { requestIdOf } from '../core/request-id'
import type { AccountLockout } from '../accounts/account-lockout'
import type { PasswordBlocklist } from '../accounts/password-blocklist'
import type { Device } from '../accounts/device-cookies'
import type { AuditLog } from '../audit/audit-log'
import type { Links } from '../links/links'
import type { Mailer } from '../mail/mailer'
import type { RenderMail } from '../mail/rendered-mail.types'
import type { TransportStatus } from '../mail/transport-status'
import { factsOf, type RequestFacts } from '../http/observe-requests'
import type { RateLimits } from '../http/rate-limits'
import type { Role, User } from '../accounts/user.entity'
import type { UserWithPassword } from '../accounts/user-row'
import type { Sessions } from '../accounts/session'

/** Gives the current instant; specs bring their own. */
export type Clock = () => Date

/** What the app brings to every request. */
export interface AppServices extends Pick<
  Context,
  | 'now'
  | 'rateLimits'
  | 'accountLockout'
  | 'passwordBlocklist'
  | 'background'
  | 'notifications'
  | 'pageSizeMax'
  | 'keys'
  | 'auditLog'
  | 'links'
  | 'mailer'
  | 'renderMail'
  | 'transportStatus'
> {
  sessions: Sessions
}

/** Who is asking, and when. */
export interface Context {
  user: User | null
  now: Clock
  rateLimits: RateLimits
  accountLockout: AccountLockout
  passwordBlocklist: PasswordBlocklist
  /** What is done after the answer. */
  background: BackgroundQueue
  /** What the log calls the request. */
  requestId: string
  /** What the log and the metrics tell of it. */
  facts: RequestFacts
  /** The client's address, as far as trusted proxies vouch for it. */
  address: string
  /** What any server notifies by way of the database. */
  notifications: Notifications
  /** The most rows a page may have: more for the server's own downloads than for any client. */
  pageSizeMax: number
  /** The server's own keys, the same on each of its servers. */
  keys: DerivedKeys<'cursors' | 'submissions'>
  auditLog: AuditLog
  links: Links
  mailer: Mailer
  renderMail: RenderMail
  transportStatus: TransportStatus
  /** The id of the session that asks, which may have ended since. */
  sessionId: string | undefined
  /** The caller's browser, when it says that it has signed in before (SEC-T1). */
  device: Device | null
  /** Starts a session for the person, whose address, password and role are still these, and gives the person back. */
  signIn: (account: UserWithPassword) => Promise<User>
  /** Gives the person's own session a new id and the person back. */
  renewSession: (user: User) => Promise<User>
  signOut: () => Promise<void>
}

/** The same context for GraphQL and REST: one way to know who is asking. */
export const createContext = (req: Request, res: Response, services: AppServices): Context =>
  new RequestContext(req, res, services)

/** A class, because there is one for every request: its functions are made once. */
class RequestContext implements Context {
  readonly user: User | null
  readonly now: Clock
  readonly rateLimits: RateLimits
  readonly accountLockout: AccountLockout
  readonly passwordBlocklist: PasswordBlocklist
  readonly background: BackgroundQueue
  readonly notifications: Notifications
  readonly pageSizeMax: number
  readonly keys: Context['keys']
  readonly auditLog: AuditLog
  readonly links: Links
  readonly mailer: Mailer
  readonly renderMail: RenderMail
  readonly transportStatus: TransportStatus
  readonly requestId: string
  readonly address: string
  private readonly sessions: Sessions

  constructor(
    private readonly req: Request,
    private readonly res: Response,
    services: AppServices,
  ) {
    this.user = services.sessions.userOf(req)
    this.now = services.now
    this.rateLimits = services.rateLimits
    this.accountLockout = services.accountLockout
    this.passwordBlocklist = services.passwordBlocklist
    this.background = services.background
    this.notifications = services.notifications
    this.pageSizeMax = services.pageSizeMax
    this.keys = services.keys
    this.auditLog = services.auditLog
    this.links = services.links
    this.mailer = services.mailer
    this.renderMail = services.renderMail
    this.transportStatus = services.transportStatus
    this.requestId = requestIdOf(res)
    this.address = req.ip ?? ''
    this.sessions = services.sessions
  }

  get facts() {
    return factsOf(this.res)
  }

  get sessionId() {
    return this.sessions.idOf(this.req)
  }

  get device() {
    return this.sessions.findDevice(this.req)
  }

  async signIn(account: UserWithPassword) {
    await this.sessions.start(this.req, this.res, account)
    return account.user
  }

  async renewSession(user: User) {
    await this.sessions.renew(this.req, this.res, user)
    return user
  }

  signOut() {
    return this.sessions.end(this.req, this.res)
  }
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
