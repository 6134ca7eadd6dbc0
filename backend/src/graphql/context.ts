import type { Request, Response } from 'express'
import { AppError, passIfReadOnly } from '../core/errors'
import { browserName } from '../core/browser-name'
import { logFailure } from '../core/log'
import { requestIdOf } from '../core/request-id'
import { exportActions } from '../audit/export-actions'
import { db } from '../database/data-source'
import { detailsOf } from '../http/observe-requests'
import type { RateLimit } from '../http/rate-limits'
import type { User } from '../accounts/user.entity'
import type { OwnSession } from '../accounts/session-endings'
import type { SignedInAccount } from '../accounts/session-store'
import type { TokenCaller } from '../accounts/api-token-reader'
import type { AppServices, Clock } from './services'

/** The caller, the clock and the services of one request; GraphQL and REST use the same one. */
export class Context {
  readonly user: User | null
  /** The access token of the request; null without one. */
  readonly token: TokenCaller['token'] | null
  readonly now: Clock
  /** The id of the request in the log. */
  readonly requestId: string
  /** The client's IP address, as reported by trusted proxies. */
  readonly address: string
  private ownServices: AppServices | undefined

  constructor(
    private readonly req: Request,
    private readonly res: Response,
    private readonly appServices: AppServices,
  ) {
    this.user = appServices.callers.userOf(req)
    this.token = appServices.callers.tokenOf(req)
    this.now = appServices.now
    this.requestId = requestIdOf(res)
    this.address = req.ip ?? ''
  }

  /**
   * The server's services; audit records say where the request came from. Created when first used:
   * many queries need none.
   */
  get services(): AppServices {
    this.ownServices ??= {
      ...this.appServices,
      auditLog: this.appServices.auditLog.withOrigin({
        tokenId: this.token?.id ?? null,
        findBrowser: () => this.browserName,
      }),
    }
    return this.ownServices
  }

  /** What is recorded of the request for the log and the metrics. */
  get details() {
    return detailsOf(this.res)
  }

  /** The id of the caller's session, which may have ended in the meantime. */
  get sessionId() {
    return this.appServices.sessions.idOf(this.req)
  }

  /** Whether the person of the session proved a short time ago who they are (ACCOUNT-40). */
  get hasFreshProof() {
    return !this.token && this.appServices.sessions.hasFreshProof(this.req)
  }

  /** The caller's browser and system, such as `Chrome on Windows`. */
  get browserName() {
    return browserName(this.req.headers['user-agent'])
  }

  /** The caller's browser if it has a valid device cookie, otherwise null (SEC-T1). */
  get device() {
    return this.appServices.sessions.findDevice(this.req)
  }

  /**
   * Counts one action of an address or account id, and shows the limit in the response's headers.
   * Throws RATE_LIMITED above the limit.
   */
  consumeLimit(limit: RateLimit, who: string) {
    return this.appServices.rateLimits.consume(limit, who, this.res)
  }

  /**
   * Records that the caller has downloaded a list (ACCOUNT-31): its path and the number of rows.
   * While the database is read-only, only the log says that this was not recorded.
   */
  async recordExport(list: string, rows: number) {
    const actor = requireUser(this)
    const action = exportActions.list_export
    const change = { action, subjectId: null, after: { list, rows } }
    await this.services.auditLog.record(actor, change, db.manager).catch((error: unknown) => {
      passIfReadOnly(error)
      logFailure('a download was not recorded', error, this.requestId)
    })
  }

  /**
   * Starts a session for the person and returns the person. Throws UNAUTHENTICATED if the address,
   * password or role has changed in the meantime, or a second factor is missing (SEC-A20).
   */
  async signIn(account: SignedInAccount) {
    await this.appServices.sessions.start(this.req, this.res, account)
    return account.user
  }

  /** Gives the person's current session a new id and returns the person. */
  async renewSession(user: User) {
    await this.appServices.sessions.renew(this.req, this.res, user)
    return user
  }

  /** Records that the person has just proved who they are. Throws UNAUTHENTICATED if the session has ended. */
  renewProof() {
    return this.appServices.sessions.renewProof(this.req, this.res)
  }

  signOut() {
    return this.appServices.sessions.end(this.req, this.res)
  }
}

/** Returns the signed-in person with their session; throws UNAUTHENTICATED for a visitor. */
export const ownSessionOf = (context: Context): OwnSession => ({
  person: requireUser(context),
  sessionId: context.sessionId,
  now: context.now(),
})

/** Returns the signed-in person; throws UNAUTHENTICATED for a visitor. */
export function requireUser({ user }: Pick<Context, 'user'>): User {
  if (!user) throw new AppError('UNAUTHENTICATED')
  return user
}
