import { club } from '../shared/club'
import { sender, smtpUrl } from './parse-mail'
import { metricsToken, sessionSecrets, teamPassword } from './parse-secrets'
import { trustedProxies } from './parse-trust-proxy'
import { email, host, integer, oneOf, onOff, origin, url, yesNo } from './parse-values'
import { readSettings, type SettingReader } from './setting-reader'

/** The settings from the environment, read once at start. */
export type Env = ReturnType<typeof readEnv>

const POSTGRES = url('postgres:', 'postgresql:')
const MONTH_HOURS = 31 * 24

/**
 * Reads and checks the settings of docs/settings.md. Throws ConfigurationError with a sentence for each wrong one.
 */
export function readEnv(source: NodeJS.ProcessEnv) {
  return readSettings(source, read => {
    read.require('SESSION_SECRET', 'DATABASE_URL')
    return readServer(read)
  })
}

/** Reads the settings of commands, which sign nothing and therefore need no SESSION_SECRET. */
export function readCommandEnv(source: NodeJS.ProcessEnv) {
  return readSettings(source, read => ({ ...readAccounts(read), ...readRunning(read) }))
}

/** Reads the settings of `npm run admin`, which also queues mail as the server does. */
export function readAdminEnv(source: NodeJS.ProcessEnv) {
  return readSettings(source, readServer)
}

function readServer(read: SettingReader) {
  const accounts = readAccounts(read)
  return { ...accounts, ...readMail(read, accounts.adminEmail), ...readRunning(read) }
}

function readAccounts(read: SettingReader) {
  return {
    /** The first signs, all verify (OPS-5). Absent: one generated at the first start. */
    sessionSecrets: read('SESSION_SECRET', sessionSecrets),
    adminEmail: read('ADMIN_EMAIL', email),
    adminPassword: read('ADMIN_PASSWORD', teamPassword),
    adminEmailChange: read('ADMIN_EMAIL_CHANGE', yesNo),
    passwordBlocklist: read('PASSWORD_BLOCKLIST', onOff),
    /** Whether the owner needs a second factor; other staff always do (ACCOUNT-49). */
    teamSecondFactor: read('TEAM_SECOND_FACTOR', oneOf('optional', 'required')),
  }
}

function readMail(read: SettingReader, adminEmail: string) {
  read.require('PUBLIC_URL', 'SMTP_URL', 'links in mails start with it')
  return {
    smtpUrl: read('SMTP_URL', smtpUrl),
    mailFrom: read('MAIL_FROM', sender) ?? { name: club.name, address: adminEmail },
    mailPerMinute: read('MAIL_PER_MINUTE', integer(1, 10_000)),
  }
}

function readRunning(read: SettingReader) {
  read.require('DATABASE_URL', 'DATABASE_DIRECT_URL')
  return {
    port: read('PORT', integer(0, 65_535)),
    /** Absent: all addresses of this machine. */
    host: read('HOST', host),
    databaseUrl: read('DATABASE_URL', POSTGRES),
    /** PostgreSQL's own address behind a pooler, for features that need a session. Absent: `databaseUrl`. */
    databaseDirectUrl: read('DATABASE_DIRECT_URL', POSTGRES),
    /**
     * The maximum number of connections of one server, not counting the listening one. One connection holds the lock
     * of a start while another runs the work.
     */
    databasePool: read('DATABASE_POOL', integer(2, 1000)),
    publicUrl: read('PUBLIC_URL', origin),
    trustProxy: read('TRUST_PROXY', trustedProxies),
    dataDir: read('DATA_DIR'),
    rateLimits: read('RATE_LIMITS', onOff),
    preparedStatements: read('PREPARED_STATEMENTS', onOff),
    /** Seconds to wait for the database at start. */
    startupTimeout: read('STARTUP_TIMEOUT', integer(0, 3600)),
    /** Seconds between the first 503 of /readyz and the last accepted connection. */
    shutdownDelay: read('SHUTDOWN_DELAY', integer(0, 300)),
    /** Whether a start migrates; otherwise `npm run migrate` does. */
    migrates: read('MIGRATE', onOff),
    /** Hours between backups; absent: no backups. */
    backupEvery: read('BACKUP_EVERY', integer(1, MONTH_HOURS)),
    /** How many scheduled backups are kept. */
    backupKeep: read('BACKUP_KEEP', integer(1, 1000)),
    logLevel: read(
      'LOG_LEVEL',
      oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    ),
    metricsToken: read('METRICS_TOKEN', metricsToken),
    /** The number of server processes. */
    webConcurrency: read('WEB_CONCURRENCY', integer(1, 64)),
    /** Whether webhooks may be sent by http and to this machine, for tests. */
    webhookAllowLoopback: read('WEBHOOK_ALLOW_LOOPBACK', onOff),
  }
}
