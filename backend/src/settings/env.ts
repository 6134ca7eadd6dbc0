import { ConfigurationError } from '../core/configuration-error'
import type { Secrets } from '../core/derived-keys'
import { parseSender, parseSmtpUrl } from './parse-mail'
import { parseMetricsToken, parseSessionSecrets, parseTeamPassword } from './parse-secrets'
import { parseTrustProxy } from './parse-trust-proxy'
import {
  parseChoice,
  parseEmail,
  parseHost,
  parseNumber,
  parseSwitch,
  parseUrl,
} from './parse-values'
import { createSettingReader, type SettingReader } from './setting-reader'
import { club } from '../shared/club'

/** The settings from the environment, read once at start. */
export interface Env {
  port: number
  /** Absent: all addresses of this machine. */
  host: string | undefined
  databaseUrl: string | undefined
  /**
   * PostgreSQL's own address behind a pooler, for features that need a session. Absent:
   * `databaseUrl`.
   */
  databaseDirectUrl: string | undefined
  /** The maximum number of connections of one server, not counting the listening one. */
  databasePool: number
  dataDir: string
  /** The first signs, all verify (OPS-5). Absent: one generated at the first start. */
  sessionSecrets: Secrets | undefined
  adminEmail: string
  adminPassword: string | undefined
  adminEmailChange: boolean
  passwordBlocklist: boolean
  /** Whether the owner needs a second factor; other staff always do (ACCOUNT-49). */
  teamSecondFactor: (typeof SECOND_FACTOR)[number]
  publicUrl: string | undefined
  trustProxy: string[] | number
  rateLimits: boolean
  preparedStatements: boolean
  smtpUrl: string | undefined
  mailFrom: { name: string; address: string }
  mailPerMinute: number
  /** Seconds to wait for the database at start. */
  startupTimeout: number
  /** Seconds between the first 503 of /readyz and the last accepted connection. */
  shutdownDelay: number
  /** Whether a start migrates; otherwise `npm run migrate` does. */
  migrates: boolean
  /** Hours between backups; absent: no backups. */
  backupEvery: number | undefined
  /** How many scheduled backups are kept. */
  backupKeep: number
  logLevel: (typeof LOG_LEVELS)[number]
  metricsToken: string | undefined
  /** The number of server processes. */
  webConcurrency: number
  /** Whether webhooks may be sent by http and to this machine, for tests. */
  webhookAllowLoopback: boolean
}

const POSTGRES = ['postgres:', 'postgresql:']
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const SECOND_FACTOR = ['optional', 'required'] as const
const MONTH_HOURS = 31 * 24

/**
 * Reads and checks the settings of docs/settings.md. Throws a sentence about the first invalid one.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const read = createSettingReader(source)
  const addresses = readAddresses(read)
  if (addresses.databaseUrl && !read('SESSION_SECRET'))
    throw new ConfigurationError('SESSION_SECRET must be set when DATABASE_URL is set.')
  return { ...addresses, ...readAccounts(read), ...readMail(read, addresses), ...readRunning(read) }
}

/** Reads the settings of commands, which sign nothing and therefore need no SESSION_SECRET. */
export function readCommandEnv(source: NodeJS.ProcessEnv) {
  const read = createSettingReader(source)
  return { ...readAddresses(read), ...readAccounts(read), ...readRunning(read) }
}

/** Reads the settings of `npm run admin`, which also queues mail as the server does. */
export function readAdminEnv(source: NodeJS.ProcessEnv) {
  const read = createSettingReader(source)
  const env = readCommandEnv(source)
  return { ...env, ...readMail(read, env) }
}

function readAddresses(read: SettingReader) {
  const databaseUrl = optional(read('DATABASE_URL'), it => parseUrl('DATABASE_URL', it, POSTGRES))
  const databaseDirectUrl = optional(read('DATABASE_DIRECT_URL'), it =>
    parseUrl('DATABASE_DIRECT_URL', it, POSTGRES),
  )
  if (databaseDirectUrl && !databaseUrl)
    throw new ConfigurationError('DATABASE_URL must be set when DATABASE_DIRECT_URL is set.')
  const publicUrl = optional(read('PUBLIC_URL'), it =>
    parseUrl('PUBLIC_URL', it, ['http:', 'https:']),
  )
  return {
    port: parseNumber('PORT', read('PORT'), [0, 65_535]),
    host: optional(read('HOST'), it => parseHost('HOST', it)),
    databaseUrl,
    databaseDirectUrl,
    // One connection holds the lock of a start while another runs the work.
    databasePool: parseNumber('DATABASE_POOL', read('DATABASE_POOL'), [2, 1000]),
    publicUrl: publicUrl && new URL(publicUrl).origin,
    trustProxy: parseTrustProxy(read('TRUST_PROXY')),
  }
}

function readAccounts(read: SettingReader) {
  return {
    sessionSecrets: optional(read('SESSION_SECRET'), parseSessionSecrets),
    adminEmail: parseEmail('ADMIN_EMAIL', read('ADMIN_EMAIL')),
    adminPassword: optional(read('ADMIN_PASSWORD'), parseTeamPassword),
    adminEmailChange: parseSwitch('ADMIN_EMAIL_CHANGE', read('ADMIN_EMAIL_CHANGE'), ['no', 'yes']),
    passwordBlocklist: parseSwitch('PASSWORD_BLOCKLIST', read('PASSWORD_BLOCKLIST')),
    teamSecondFactor: parseChoice('TEAM_SECOND_FACTOR', read('TEAM_SECOND_FACTOR'), SECOND_FACTOR),
  }
}

function readMail(read: SettingReader, { publicUrl }: Pick<Env, 'publicUrl'>) {
  const smtpUrl = optional(read('SMTP_URL'), parseSmtpUrl)
  if (smtpUrl && !publicUrl)
    throw new ConfigurationError(
      'PUBLIC_URL must be set when SMTP_URL is set: links in mails start with it.',
    )
  return {
    smtpUrl,
    mailFrom: parseSender(read('MAIL_FROM') ?? `${club.name} <${read('ADMIN_EMAIL')}>`),
    mailPerMinute: parseNumber('MAIL_PER_MINUTE', read('MAIL_PER_MINUTE'), [1, 10_000]),
  }
}

function readRunning(read: SettingReader) {
  return {
    dataDir: read('DATA_DIR'),
    rateLimits: parseSwitch('RATE_LIMITS', read('RATE_LIMITS')),
    preparedStatements: parseSwitch('PREPARED_STATEMENTS', read('PREPARED_STATEMENTS')),
    startupTimeout: parseNumber('STARTUP_TIMEOUT', read('STARTUP_TIMEOUT'), [0, 3600]),
    shutdownDelay: parseNumber('SHUTDOWN_DELAY', read('SHUTDOWN_DELAY'), [0, 300]),
    migrates: parseSwitch('MIGRATE', read('MIGRATE')),
    backupEvery: optional(read('BACKUP_EVERY'), it =>
      parseNumber('BACKUP_EVERY', it, [1, MONTH_HOURS]),
    ),
    backupKeep: parseNumber('BACKUP_KEEP', read('BACKUP_KEEP'), [1, 1000]),
    logLevel: parseChoice('LOG_LEVEL', read('LOG_LEVEL'), LOG_LEVELS),
    metricsToken: optional(read('METRICS_TOKEN'), parseMetricsToken),
    webConcurrency: parseNumber('WEB_CONCURRENCY', read('WEB_CONCURRENCY'), [1, 64]),
    webhookAllowLoopback: parseSwitch('WEBHOOK_ALLOW_LOOPBACK', read('WEBHOOK_ALLOW_LOOPBACK')),
  }
}

function optional<Value>(
  text: string | undefined,
  parse: (text: string) => Value,
): Value | undefined {
  return text === undefined ? undefined : parse(text)
}
