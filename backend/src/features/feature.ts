import type { ClassType } from 'type-graphql'
import type { PasswordBlocklist } from '../accounts/password-blocklist'
import type { DataFate } from '../accounts/personal-data'
import type { AuditActions } from '../audit/audit-action'
import type { PageNotices } from '../core/page-notices'
import type { Channel } from '../database/notifications'
import type { AppServices, Clock, Services } from '../graphql/services'
import type { Job } from '../jobs/job'
import type { LinkPurpose } from '../links/link-purpose'
import type { MailDefinition } from '../mail/mail-definition'
import type { Env } from '../settings/env'
import type { WebhookEventType } from '../webhooks/webhook-event-type'

/**
 * Everything that a feature adds to the product. `<name>.feature.ts` exports one, and features.ts
 * lists it. Schema, tables, server, metrics and commands are built from that list; no other code
 * names a feature.
 */
export interface Feature {
  /** Its tables. A layer's tables are listed by the feature of the same subject. */
  entities?: readonly ClassType[]
  /** The fate of each of its tables' data of people. */
  personalData?: readonly DataFate[]
  resolvers?: readonly ClassType[]
  /** Mails that it sends. */
  mails?: readonly MailDefinition[]
  /** The kinds of event that it reports to webhooks. */
  webhookEvents?: readonly WebhookEventType[]
  /** What its mailed links do. */
  linkPurposes?: readonly LinkPurpose[]
  /** The team's actions that it records in the audit log. */
  auditActions?: AuditActions
  /** The NOTIFY channels between its servers. */
  channels?: readonly Channel[]
  /** Recurring work; one server at a time runs a job. */
  jobs?: (server: JobSources) => readonly Job[]
  /** Figures at /metrics, read on each scrape. */
  metrics?: (server: MetricSources) => readonly Metric[]
  /** Runs at every start, one server after the other; not on a read-only database. */
  provision?: (start: StartOptions) => Promise<void>
  /** Its commands of `npm run admin`. */
  commands?: readonly Command[]
  /** Which of the built pages the site serves; one feature decides that. */
  pagePhases?: PagePhases
  /** The lines above the pages that are served now; one feature decides that. Never rejects. */
  pageNotices?: (now: Date) => Promise<PageNotices>
}

/** The site's pages are built once per phase. */
interface PagePhases {
  /** The phases that the pages are built for. */
  names: readonly string[]
  /** Returns the phase of a page that is served now. Never rejects. */
  current: () => Promise<string>
}

export interface JobSources {
  env: Pick<Env, 'backupEvery' | 'backupKeep' | 'dataDir'>
  services: Services
  /** A server's keys. A command has none: it lists the jobs and runs none. */
  keys?: AppServices['keys']
}

export interface MetricSources {
  now: Clock
  jobs: readonly Job[]
}

export interface Metric {
  name: string
  help: string
  /** The label that distinguishes several figures; default `state`. */
  label?: string
  /** Returns a figure for each value of the label, or one without a label. NaN omits a figure. */
  read: () => Figures | Promise<Figures>
}

type Figures = number | Record<string, number>

export interface StartOptions {
  env: Env
  passwordBlocklist: PasswordBlocklist
  /** Writes a line to the operator's console. */
  log: (line: string) => void
}

export interface Command {
  /** The word after `npm run admin --`. */
  name: string
  /** The parameters after the name, as the usage shows them: `EMAIL`. */
  parameters: readonly string[]
  description: string
  /** Throws ConfigurationError with a sentence for the operator. */
  run: (parameters: readonly string[], context: CommandContext) => Promise<void>
}

export interface CommandContext {
  env: CommandEnv
  services: Services
  /** The recurring jobs of the site's servers, by the command's settings. */
  jobs: readonly Job[]
  print: (line: string) => void
  /** Prompts for a new password, twice on a terminal; otherwise reads the first line of stdin. */
  readPassword: () => Promise<string>
}

export type CommandEnv = Pick<Env, 'adminEmail' | 'adminPassword' | 'databaseUrl' | 'dataDir'>
