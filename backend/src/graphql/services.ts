import { createAccountLockout } from '../accounts/account-lockout'
import { createCallers } from '../accounts/callers'
import { createFailureCounts } from '../accounts/failure-counts'
import { liftLockouts } from '../accounts/lifted-lockouts'
import type { PasswordBlocklist } from '../accounts/password-blocklist'
import type { DataFate } from '../accounts/personal-data'
import type { Sessions } from '../accounts/session'
import { createSharedFailureCounts } from '../accounts/shared-failure-counts'
import type { AuditAction } from '../audit/audit-action'
import { createAuditLog } from '../audit/audit-log'
import { recordTokenUse } from '../audit/token-use'
import { createBackgroundQueue } from '../core/background-queue'
import { deriveKeys, type Secrets } from '../core/derived-keys'
import { db } from '../database/data-source'
import { createMemoryLimiter, createSharedLimiters } from '../database/limiters'
import { notify, type Notifications } from '../database/notifications'
import { createRateLimits } from '../http/rate-limits'
import type { LinkPurpose } from '../links/link-purpose'
import { createLinks, createLinkStore, type LinkStore } from '../links/links'
import type { MailDefinition } from '../mail/mail-definition'
import { createMailRenderer } from '../mail/mail-renderer'
import { createMailer } from '../mail/mailer'
import { createTransportStatus } from '../mail/transport-status'
import { PAGE_SIZE_MAX } from '../pagination/connection'
import type { Env } from '../settings/env'
import { createWebhooks } from '../webhooks/webhooks'

/** Returns the current time; specs inject their own clock. */
export type Clock = () => Date

/** What the features declare for the services. */
interface Declared {
  auditActions: readonly AuditAction[]
  linkPurposes: readonly LinkPurpose[]
  mails: readonly MailDefinition[]
  personalData: readonly DataFate[]
}

interface ServiceOptions {
  registry: Declared
  env: Pick<Env, 'smtpUrl'>
  passwordBlocklist: PasswordBlocklist
  links?: LinkStore
  notifications?: Pick<Notifications, 'announce'>
  now?: Clock
}

/** The services of requests, jobs and commands. */
export type Services = ReturnType<typeof createServices>

/** Creates the services of a command, which creates no token and renders no mail. */
export const createServices = ({
  registry: { auditActions, linkPurposes, mails, personalData },
  env: { smtpUrl },
  passwordBlocklist,
  links = createLinkStore(linkPurposes),
  notifications = { announce: (channel, payload) => notify(channel, [payload], db.manager) },
  now = () => new Date(),
}: ServiceOptions) => ({
  auditLog: createAuditLog(auditActions),
  links,
  mailer: createMailer({ sendsMail: smtpUrl !== undefined, mails, links }),
  notifications,
  now,
  passwordBlocklist,
  /** What becomes of people's data, table by table. */
  personalData,
})

export interface AppServiceOptions {
  registry: Declared
  env: Pick<Env, 'rateLimits' | 'smtpUrl' | 'teamSecondFactor' | 'webhookAllowLoopback'>
  secrets: Secrets
  passwordBlocklist: PasswordBlocklist
  /** Returns the site's origin for links in mails; called only after the server listens. */
  siteUrl: () => string
  notifications: Notifications
  sessions: Sessions
  now: Clock
  /** Whether strict limits are counted in the database, shared by all servers (OPS-15). */
  sharesLimits?: boolean | undefined
}

/** The services of a server, all that a request can use. */
export type AppServices = ReturnType<typeof createAppServices>

/** Creates the services that a server's requests use. */
export function createAppServices({
  registry,
  env,
  secrets,
  passwordBlocklist,
  siteUrl,
  notifications,
  sessions,
  now,
  sharesLimits = false,
}: AppServiceOptions) {
  const { mails, linkPurposes: purposes } = registry
  const keys = deriveKeys(
    secrets,
    'limits',
    'links',
    'cursors',
    'submissions',
    'webhooks',
    'audit',
    'challenges',
    'authenticators',
    'responses',
  )
  const [limitsKey] = keys.limits
  const createLimiter = sharesLimits ? createSharedLimiters(limitsKey) : createMemoryLimiter
  const failures = sharesLimits ? createSharedFailureCounts(limitsKey) : createFailureCounts()
  const accountLockout = createAccountLockout(env.rateLimits, failures)
  liftLockouts(notifications, accountLockout)
  const links = createLinks({ keys: keys.links, purposes, siteUrl })
  const services = createServices({ registry, env, passwordBlocklist, links, notifications, now })
  return {
    ...services,
    /** Returns the site's origin. */
    siteUrl,
    rateLimits: createRateLimits(env.rateLimits, createLimiter),
    accountLockout,
    /** Whether the owner needs a second factor for the team's work, as other staff do (ACCOUNT-49). */
    ownerNeedsSecondFactor: env.teamSecondFactor === 'required',
    /** Runs work after the response. */
    background: createBackgroundQueue(),
    /** Notifications of all servers, through the database. */
    notifications,
    /** The maximum number of rows in a page; higher for the server's own downloads. */
    pageSizeMax: PAGE_SIZE_MAX,
    /** Keys derived from the secret, the same on all servers. */
    keys,
    sessions,
    callers: createCallers(sessions, now, (caller, { headers }, em) =>
      recordTokenUse(services.auditLog, caller, headers['user-agent'], em),
    ),
    links,
    renderMail: createMailRenderer({ mails, links, siteUrl, now }),
    transportStatus: createTransportStatus(notifications),
    webhooks: createWebhooks({
      keys: keys.webhooks,
      allowsLoopback: env.webhookAllowLoopback,
      now,
    }),
  }
}
