import { club } from '../shared/club'

/** All settings with their defaults as text; docs/settings.md explains each. */
export const DEFAULTS = {
  PORT: '4000',
  HOST: undefined,
  DATABASE_URL: undefined,
  DATABASE_DIRECT_URL: undefined,
  DATABASE_POOL: '20',
  DATA_DIR: '.data',
  SESSION_SECRET: undefined,
  ADMIN_EMAIL: club.email,
  ADMIN_EMAIL_CHANGE: 'no',
  ADMIN_PASSWORD: undefined,
  PASSWORD_BLOCKLIST: 'off',
  TEAM_SECOND_FACTOR: 'optional',
  PUBLIC_URL: undefined,
  RATE_LIMITS: 'on',
  PREPARED_STATEMENTS: 'on',
  TRUST_PROXY: 'loopback',
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
  MAIL_PER_MINUTE: '60',
  STARTUP_TIMEOUT: '60',
  SHUTDOWN_DELAY: '0',
  MIGRATE: 'on',
  BACKUP_EVERY: undefined,
  BACKUP_KEEP: '7',
  LOG_LEVEL: 'info',
  METRICS_TOKEN: undefined,
  WEB_CONCURRENCY: '1',
  WEBHOOK_ALLOW_LOOPBACK: 'off',
} as const satisfies Record<string, string | undefined>

export type SettingName = keyof typeof DEFAULTS

/** Settings with secrets: each can be a file instead, named by its name with `_FILE`. */
export const SECRETS: ReadonlySet<SettingName> = new Set<SettingName>([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SESSION_SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'METRICS_TOKEN',
])
