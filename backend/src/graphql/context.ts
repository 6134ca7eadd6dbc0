import type { Request, Response } from 'express'
import type { BackgroundQueue } from '../core/background-queue'
import type { Notifications } from '../database/notifications'
import type { DerivedKeys } from '../core/derived-keys'
import { AppError, isReadOnlyError } from '../core/errors'
import { logFailure } from '../core/log'
import { requestIdOf } from '../core/request-id'
import type { AccountLockout } from '../accounts/account-lockout'
import type { PasswordBlocklist } from '../accounts/password-blocklist'
import type { Device } from '../accounts/device-cookies'
import type { AuditLog } from '../audit/audit-log'
import { exportActions } from '../audit/export-actions'
import { db } from '../database/data-source'
import type { Links } from '../links/links'
import type { Mailer } from '../mail/mailer'
import type { RenderMail } from '../mail/rendered-mail.types'
import type { TransportStatus } from '../mail/transport-status'
import { factsOf, type RequestFacts } from '../http/observe-requests'
import type { RateLimit, RateLimits } from '../http/rate-limits'
import type { User } from '../accounts/user.entity'
import type { Webhooks } from '../webhooks/webhooks'
import type { UserWithPassword } from '../accounts/user-row'
import type { TokenCaller } from '../accounts/api-token-reader'
import type { Callers } from '../accounts/callers'
import type { Sessions } from '../accounts/session'

/** Returns the current time; specs inject their own clock. */
export type Clock = () => Date

/** The app's services that every request can use. */
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
  | 'webhooks'
> {
  sessions: Sessions
  callers: Callers
}

/** The caller, the clock and the services of one request. */
export interface Context {
  user: User | null
  /** The access token of the request; null without one. */
  token: TokenCaller['token'] | null
  now: Clock
  rateLimits: RateLimits
  /**
   * Counts one action of an address or account id, and shows the limit in the response's headers.
   * Throws RATE_LIMITED above the limit.
   */
  consumeLimit: (limit: RateLimit, who: string) => Promise<void>
  accountLockout: AccountLockout
  passwordBlocklist: PasswordBlocklist
  /** Runs work after the response. */
  background: BackgroundQueue
  /** The id of the request in the log. */
  requestId: string
  /** Facts about the request for the log and the metrics. */
  facts: RequestFacts
  /** The client's IP address, as reported by trusted proxies. */
  address: string
  /** Notifications of all servers, through the database. */
  notifications: Notifications
  /**
   * The maximum number of rows in a page; higher for the server's own downloads than for clients.
   */
  pageSizeMax: number
  /** Keys derived from the secret, the same on all servers. */
  keys: DerivedKeys<'audit' | 'cursors' | 'limits' | 'submissions'>
  auditLog: AuditLog
  /**
   * Records that the caller has downloaded a list (ACCOUNT-31): its path and the number of rows.
   * While the database is read-only, only the log says that this was not recorded.
   */
  recordExport: (list: string, rows: number) => Promise<void>
  links: Links
  mailer: Mailer
  renderMail: RenderMail
  transportStatus: TransportStatus
  webhooks: Webhooks
  /** The id of the caller's session, which may have ended in the meantime. */
  sessionId: string | undefined
  /** The caller's browser if it has a valid device cookie, otherwise null (SEC-T1). */
  device: Device | null
  /**
   * Starts a session for the person and returns the person. Throws UNAUTHENTICATED if the address,
   * password or role has changed in the meantime.
   */
  signIn: (account: UserWithPassword) => Promise<User>
  /** Gives the person's current session a new id and returns the person. */
  renewSession: (user: User) => Promise<User>
  signOut: () => Promise<void>
}

/** Creates the context of a request; GraphQL and REST use the same one. */
export const createContext = (req: Request, res: Response, services: AppServices): Context =>
  new RequestContext(req, res, services)

/** A class, so that its functions are created once and not for every request. */
class RequestContext implements Context {
  readonly user: User | null
  readonly token: TokenCaller['token'] | null
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
  readonly webhooks: Webhooks
  readonly requestId: string
  readonly address: string
  private readonly sessions: Sessions

  constructor(
    private readonly req: Request,
    private readonly res: Response,
    services: AppServices,
  ) {
    this.user = services.callers.userOf(req)
    this.token = services.callers.tokenOf(req)
    this.now = services.now
    this.rateLimits = services.rateLimits
    this.accountLockout = services.accountLockout
    this.passwordBlocklist = services.passwordBlocklist
    this.background = services.background
    this.notifications = services.notifications
    this.pageSizeMax = services.pageSizeMax
    this.keys = services.keys
    this.auditLog = this.token ? services.auditLog.withToken(this.token) : services.auditLog
    this.links = services.links
    this.mailer = services.mailer
    this.renderMail = services.renderMail
    this.transportStatus = services.transportStatus
    this.webhooks = services.webhooks
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

  consumeLimit(limit: RateLimit, who: string) {
    return this.rateLimits.consume(limit, who, this.res)
  }

  async recordExport(list: string, rows: number) {
    const actor = requireUser(this)
    const action = exportActions.list_export
    const change = { action, subjectId: null, before: {}, after: { list, rows } }
    await this.auditLog.record(actor, change, db.manager).catch((error: unknown) => {
      if (!isReadOnlyError(error)) throw error
      logFailure('a download was not recorded', error, this.requestId)
    })
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

/** Returns the signed-in person; throws UNAUTHENTICATED for a visitor. */
export function requireUser(context: Context): User {
  if (!context.user) throw new AppError('UNAUTHENTICATED')
  return context.user
}
