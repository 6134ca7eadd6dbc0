import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigurationError } from '../core/configuration-error'
import { readEnv } from './env'
import { DEFAULTS, SECRETS } from './setting-names'

const SECRET = 'a secret of thirty-two characters'
const OTHER = 'another secret of more characters'
const DATABASE = 'postgres://club:secret@database:5432/club'
const hosted = { DATABASE_URL: DATABASE, SESSION_SECRET: SECRET }

const defaults = {
  port: 4000,
  host: undefined,
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  databasePool: 20,
  dataDir: '.data',
  sessionSecrets: undefined,
  adminEmail: 'team@coralwaypickleball.example',
  adminPassword: undefined,
  adminEmailChange: false,
  passwordBlocklist: false,
  teamSecondFactor: 'optional',
  publicUrl: undefined,
  trustProxy: ['loopback'],
  rateLimits: true,
  preparedStatements: true,
  smtpUrl: undefined,
  mailFrom: { name: 'Coral Way Pickleball Club', address: 'team@coralwaypickleball.example' },
  mailPerMinute: 60,
  startupTimeout: 60,
  shutdownDelay: 0,
  migrates: true,
  backupEvery: undefined,
  backupKeep: 7,
  logLevel: 'info',
  metricsToken: undefined,
  webConcurrency: 1,
  webhookAllowLoopback: false,
}

test('settings: without variables, each has its default', () => {
  expect(readEnv({})).toEqual(defaults)
})

test.each([
  ['PORT', '8080', { port: 8080 }],
  ['PORT', '0', { port: 0 }],
  ['DATA_DIR', '/var/lib/club', { dataDir: '/var/lib/club' }],
  ['HOST', '127.0.0.1', { host: '127.0.0.1' }],
  ['HOST', '::', { host: '::' }],
  ['HOST', 'localhost', { host: 'localhost' }],
  ['DATABASE_POOL', '5', { databasePool: 5 }],
  ['STARTUP_TIMEOUT', '0', { startupTimeout: 0 }],
  ['SHUTDOWN_DELAY', '10', { shutdownDelay: 10 }],
  ['MIGRATE', 'off', { migrates: false }],
  ['BACKUP_EVERY', '24', { backupEvery: 24 }],
  ['BACKUP_KEEP', '14', { backupKeep: 14 }],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ['METRICS_TOKEN', 'sixteen-letters.', { metricsToken: 'sixteen-letters.' }],
  ['WEB_CONCURRENCY', '4', { webConcurrency: 4 }],
  ['WEBHOOK_ALLOW_LOOPBACK', 'on', { webhookAllowLoopback: true }],
  ['SESSION_SECRET', `${OTHER}, ${SECRET}`, { sessionSecrets: [OTHER, SECRET] }],
  ['SESSION_SECRET', SECRET, { sessionSecrets: [SECRET] }],
  [
    'ADMIN_EMAIL',
    'Office@Club.example',
    {
      adminEmail: 'Office@Club.example',
      mailFrom: { ...defaults.mailFrom, address: 'Office@Club.example' },
    },
  ],
  [
    'MAIL_FROM',
    'The Club <post@club.example>',
    { mailFrom: { name: 'The Club', address: 'post@club.example' } },
  ],
  [
    'MAIL_FROM',
    '"Club, \\"Inc.\\"" <a@club.example>',
    { mailFrom: { name: 'Club, "Inc."', address: 'a@club.example' } },
  ],
  ['MAIL_FROM', 'post@club.example', { mailFrom: { name: '', address: 'post@club.example' } }],
  ['MAIL_PER_MINUTE', '1', { mailPerMinute: 1 }],
  ['ADMIN_PASSWORD', 'twelve chars', { adminPassword: 'twelve chars' }],
  ['ADMIN_EMAIL_CHANGE', 'yes', { adminEmailChange: true }],
  ['ADMIN_EMAIL_CHANGE', 'no', {}],
  ['PASSWORD_BLOCKLIST', 'on', { passwordBlocklist: true }],
  ['PASSWORD_BLOCKLIST', 'off', {}],
  ['TEAM_SECOND_FACTOR', 'required', { teamSecondFactor: 'required' }],
  ['TEAM_SECOND_FACTOR', 'optional', {}],
  ['PUBLIC_URL', 'https://club.example/home/', { publicUrl: 'https://club.example' }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['TRUST_PROXY', '0', { trustProxy: 0 }],
  ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
  ['RATE_LIMITS', 'off', { rateLimits: false }],
  ['RATE_LIMITS', 'on', {}],
  ['PREPARED_STATEMENTS', 'off', { preparedStatements: false }],
  ['PREPARED_STATEMENTS', 'on', {}],
])('settings: %s=%s is read', (name, value, read) => {
  const expected = { ...defaults, ...read }
  expect(readEnv({ [name]: value })).toEqual(expected)
  expect(readEnv({ [name]: ` ${value} ` })).toEqual(expected)
  expect(readEnv({ [name]: '  ' })).toEqual(defaults)
})

test('settings: a DATABASE_URL is read with its SESSION_SECRET', () => {
  const expected = { ...defaults, databaseUrl: DATABASE, sessionSecrets: [SECRET] }
  expect(readEnv(hosted)).toEqual(expected)
})

test.each([
  ['PORT', ['http', '-1', '65536', '80.5', '1e3', '0x50']],
  ['DATABASE_URL', ['mysql://club@database/club', 'club']],
  [
    'SESSION_SECRET',
    ['thirty-one characters are few..', `${SECRET},`, `${SECRET},thirty-one characters are few..`],
  ],
  ['HOST', ['http://club.example', '127.0.0.1:80', 'a b', '*']],
  ['DATABASE_DIRECT_URL', ['mysql://club@database/club', 'club']],
  ['DATABASE_POOL', ['0', '1', '1001', 'many']],
  ['STARTUP_TIMEOUT', ['-1', '3601', '60s']],
  ['SHUTDOWN_DELAY', ['-1', '301', '1.5', '5s']],
  ['MIGRATE', ['yes', 'false']],
  ['BACKUP_EVERY', ['0', '745', 'daily']],
  ['BACKUP_KEEP', ['0', '1001', 'all']],
  ['LOG_LEVEL', ['INFO', 'verbose', '30']],
  ['METRICS_TOKEN', ['fifteen-letters', 'sixteen letters.', 'sixteén-letters.']],
  ['WEB_CONCURRENCY', ['0', '65', 'auto']],
  ['WEBHOOK_ALLOW_LOOPBACK', ['yes', '1']],
  ['ADMIN_EMAIL', ['notanaddress', 'team@club', 'team @club.example', '@club.example']],
  ['ADMIN_PASSWORD', ['a', 'eleven char', '🏓🏓🏓🏓🏓🏓🏓🏓🏓🏓🏓', 'a'.repeat(1025)]],
  ['ADMIN_EMAIL_CHANGE', ['on', 'true', 'YES']],
  ['PASSWORD_BLOCKLIST', ['yes', 'true', 'ON', '1']],
  ['TEAM_SECOND_FACTOR', ['on', 'REQUIRED', 'yes']],
  ['PUBLIC_URL', ['club.example', 'ftp://club.example']],
  [
    'TRUST_PROXY',
    [
      'true',
      '*',
      '-1',
      '1.5',
      'everyone',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/33',
      '::1/x',
      '100',
      '1e1',
      'fe80::1%eth0',
      '::ffff:0:0/96',
      '::FFFF:0.0.0.0/96',
    ],
  ],
  ['RATE_LIMITS', ['no', 'OFF']],
  [
    'SMTP_URL',
    [
      'mail.example',
      'https://mail.example',
      'smtp://',
      'smtp://mail.example/inbox',
      'smtp://mail.example?pool=true',
      'smtp://u:p@mail.example#x',
      'smtp://u:100%@mail.example',
    ],
  ],
  [
    'MAIL_FROM',
    [
      'The Club',
      'The Club <club>',
      '<a@b.example',
      'A <a@b.example> B',
      'A\r\nBcc: x <a@b.example>',
      'A <a@b.example>, B <b@b.example>',
      '"A <a@b.example>',
      '"A" <b@b.example>" <a@b.example>',
      '"A\r\nBcc: x" <a@b.example>',
    ],
  ],
  ['MAIL_PER_MINUTE', ['0', '-1', '1.5', 'many', '10001', '1e9']],
  ['PREPARED_STATEMENTS', ['no', 'false']],
])('settings: a wrong %s is refused with a sentence that names it (SEC-S12)', (name, values) => {
  for (const value of values) {
    const read = () => readEnv({ ...hosted, [name]: value })
    expect(read).toThrow(ConfigurationError)
    expect(read).toThrow(new RegExp(`\\b${name}\\b[^]*\\.$`))
  }
})

test('settings: a DATABASE_URL without a SESSION_SECRET is refused (SEC-S12)', () => {
  expect(() => readEnv({ DATABASE_URL: DATABASE })).toThrow(/^SESSION_SECRET must be set/)
})

test('settings: a DATABASE_DIRECT_URL is read with its DATABASE_URL, and refused without one', () => {
  const direct = { DATABASE_DIRECT_URL: DATABASE }
  expect(readEnv({ ...hosted, ...direct }).databaseDirectUrl).toBe(DATABASE)
  expect(() => readEnv(direct)).toThrow(/^DATABASE_URL must be set .*\.$/)
})

test('settings: an SMTP_URL is read with its PUBLIC_URL, and refused without one', () => {
  const urls = {
    SMTP_URL: 'smtps://club:secret@mail.example:465',
    PUBLIC_URL: 'https://club.example',
  }
  const { smtpUrl, publicUrl } = readEnv(urls)
  expect({ SMTP_URL: smtpUrl, PUBLIC_URL: publicUrl }).toEqual(urls)
  expect(() => readEnv({ SMTP_URL: urls.SMTP_URL })).toThrow(/^PUBLIC_URL must be set .*\.$/)
})

test.each([
  'smtp//club:hunter2@mail.example',
  'smtp://club:hunter2@mail.example/x',
  'smtp://club:hunter2@',
])('settings: the message about a wrong SMTP_URL does not contain its password (SEC-M7)', value => {
  const read = () => readEnv({ ...hosted, SMTP_URL: value })
  expect(read).toThrow(ConfigurationError)
  expect(read).not.toThrow(/hunter2/)
})

test('settings: docs/settings.md lists all settings with their defaults, and those that can be files', () => {
  const page = readFileSync(resolve(__dirname, '../../../docs/settings.md'), 'utf8')
  const items = [...page.matchAll(/^- `([A-Z_]+)` \((?:default `(.+?)`|[^)]+)\):/gm)]
  expect(items.map(([, name]) => name).toSorted()).toEqual(Object.keys(DEFAULTS).toSorted())
  const stated = items.flatMap(([, name, value]) => (value === undefined ? [] : [[name, value]]))
  expect(readEnv(Object.fromEntries(stated))).toEqual(defaults)
  const twins = [...page.matchAll(/`([A-Z_]+)_FILE`/g)].map(([, name]) => name)
  expect(twins.toSorted()).toEqual([...SECRETS].toSorted())
})
