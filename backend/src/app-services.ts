import { createAccountLockout } from './accounts/account-lockout'
import { createCallers } from './accounts/callers'
import { createFailureCounts } from './accounts/failure-counts'
import type { PasswordBlocklist } from './accounts/password-blocklist'
import { createSessions } from './accounts/session'
import { liftLockouts } from './accounts/lifted-lockouts'
import { createSharedFailureCounts } from './accounts/shared-failure-counts'
import { createAuditLog } from './audit/audit-log'
import { createBackgroundQueue } from './core/background-queue'
import { deriveKeys, type Secrets } from './core/derived-keys'
import { createMemoryLimiter, createSharedLimiters } from './database/limiters'
import { listenToNotifications } from './database/notifications'
import type { Registry } from './features/registry'
import type { AppServices, Clock } from './graphql/context'
import { createRateLimits } from './http/rate-limits'
import { createLinks } from './links/links'
import { createMailRenderer } from './mail/mail-renderer'
import { createMailer } from './mail/mailer'
import { createTransportStatus } from './mail/transport-status'
import { PAGE_SIZE_MAX } from './pagination/connection'
import type { Env } from './settings/env'
import { createWebhooks } from './webhooks/webhooks'

export interface ServiceOptions {
  registry: Registry
  env: Pick<Env, 'rateLimits' | 'smtpUrl' | 'webhookAllowLoopback'>
  secrets: Secrets
  passwordBlocklist: PasswordBlocklist
  /** Returns the site's origin for links in mails; called only after the server listens. */
  siteUrl: () => string
  now?: Clock
  /** Whether strict limits are counted in the database, shared by all servers (OPS-15). */
  sharesLimits?: boolean
}

/** Creates the services that a server's requests use. */
export async function createAppServices({
  registry,
  env,
  secrets,
  passwordBlocklist,
  siteUrl,
  now = () => new Date(),
  sharesLimits = false,
}: ServiceOptions): Promise<AppServices> {
  const { mails, linkPurposes } = registry
  const keys = deriveKeys(secrets, 'limits', 'links', 'cursors', 'submissions', 'webhooks', 'audit')
  const [limitsKey] = keys.limits
  const createLimiter = sharesLimits ? createSharedLimiters(limitsKey) : createMemoryLimiter
  const failures = sharesLimits ? createSharedFailureCounts(limitsKey) : createFailureCounts()
  const notifications = await listenToNotifications(registry.channels)
  const sessions = createSessions(secrets, now)
  const accountLockout = createAccountLockout(env.rateLimits, failures)
  liftLockouts(notifications, accountLockout)
  const links = createLinks({ keys: keys.links, purposes: linkPurposes, siteUrl })
  return {
    now,
    rateLimits: createRateLimits(env.rateLimits, createLimiter),
    accountLockout,
    passwordBlocklist,
    background: createBackgroundQueue(),
    notifications,
    pageSizeMax: PAGE_SIZE_MAX,
    keys,
    sessions,
    callers: createCallers(sessions, now),
    auditLog: createAuditLog(registry.auditActions),
    links,
    mailer: createMailer({ sendsMail: env.smtpUrl !== undefined, mails, links }),
    renderMail: createMailRenderer({ mails, links, siteUrl }),
    transportStatus: createTransportStatus(notifications),
    webhooks: createWebhooks({
      keys: keys.webhooks,
      allowsLoopback: env.webhookAllowLoopback,
    }),
  }
}
