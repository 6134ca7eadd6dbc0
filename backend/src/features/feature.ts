import type { ClassType } from 'type-graphql'
import type { PasswordBlocklist } from '../accounts/password-blocklist'
import type { AuditActions } from '../audit/audit-action'
import type { AuditLog } from '../audit/audit-log'
import type { Channel, Notifications } from '../database/notifications'
import type { Clock } from '../graphql/context'
import type { Job } from '../jobs/job'
import type { LinkPurpose } from '../links/link-purpose'
import type { LinkStore } from '../links/links'
import type { MailDefinition } from '../mail/mail-definition'
import type { Mailer } from '../mail/mailer'
import type { Env } from '../settings/env'

/**
 * What a feature brings to the product. `<name>.feature.ts` exports one, and features.ts lists it: the schema, the tables,
 * the server, the metrics and the commands are made from that list and know no feature by name.
 */
export interface Feature {
  /** Its tables. A layer's tables are declared by the feature that is about them. */
  entities?: readonly ClassType[]
  resolvers?: readonly ClassType[]
  /** What it writes by mail. */
  mails?: readonly MailDefinition[]
  /** What following its mailed links does. */
  linkPurposes?: readonly LinkPurpose[]
  /** What the team does with it that the audit log keeps. */
  auditActions?: AuditActions
  /** What its servers tell one another with NOTIFY. */
  channels?: readonly Channel[]
  /** What its servers do again and again, one of them at a time. */
  jobs?: (server: JobSources) => readonly Job[]
  /** Figures at /metrics that are read when somebody asks for them. */
  metrics?: (server: MetricSources) => readonly Metric[]
  /** What every start makes sure of, one server after the other; not on a read-only database. */
  provision?: (start: StartOptions) => Promise<void>
  /** What `npm run admin` can do with it. */
  commands?: readonly Command[]
}

export interface JobSources {
  env: Pick<Env, 'backupEvery' | 'backupKeep' | 'dataDir'>
  services: Services
}

export interface MetricSources {
  now: Clock
  jobs: readonly Job[]
}

export interface Metric {
  name: string
  help: string
  /** The label that tells several figures apart; `state` without it. */
  label?: string
  /** A figure for each value of the label, or one without a label; NaN is none. */
  read: () => Figures | Promise<Figures>
}

type Figures = number | Record<string, number>

/** What a start makes for the services of features, in a server and in a command alike. */
export interface Services {
  auditLog: AuditLog
  links: LinkStore
  mailer: Mailer
  notifications: Pick<Notifications, 'announce'>
  passwordBlocklist: PasswordBlocklist
}

export interface StartOptions {
  env: Env
  passwordBlocklist: PasswordBlocklist
  /** Writes a line for the person at the console. */
  log: (line: string) => void
}

export interface Command {
  /** The word behind `npm run admin --`. */
  name: string
  /** What is written behind the name, in the words of the usage: `EMAIL`. */
  parameters: readonly string[]
  description: string
  /** Throws ConfigurationError with a sentence for the person at the terminal. */
  run: (parameters: readonly string[], context: CommandContext) => Promise<void>
}

export interface CommandContext {
  env: CommandEnv
  services: Services
  /** What the site's servers do again and again, by the settings that the command was given. */
  jobs: readonly Job[]
  print: (line: string) => void
  /** Asks for a new password, twice on a terminal; else it is the first line of stdin. */
  readPassword: () => Promise<string>
}

export type CommandEnv = Pick<Env, 'adminEmail' | 'adminPassword' | 'databaseUrl' | 'dataDir'>
