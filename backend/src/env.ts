import { isIPv4, isIPv6 } from 'node:net'
import { ConfigurationError } from './core/configuration-error'
import { club } from './shared/club'
import { rules, teamPassword } from './shared/rules'

/** What the process was told by its environment; read once at start, nowhere else. */
export interface Env {
  port: number
  databaseUrl: string | undefined
  dataDir: string
  sessionSecret: string | undefined
  adminEmail: string
  adminPassword: string | undefined
  adminEmailChange: boolean
  passwordBlocklist: boolean
  publicUrl: string | undefined
  trustProxy: string[] | number
  rateLimits: boolean
  preparedStatements: boolean
  smtpUrl: string | undefined
  mailFrom: { name: string; address: string }
  mailPerMinute: number
}

const SECRET_MIN = 32
const OFF_ON = ['off', 'on'] as const
const NO_YES = ['no', 'yes'] as const

/** Reads and checks the settings of the README's configuration table. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const read = (name: string) => source[name]?.trim() || undefined
  const databaseUrl = read('DATABASE_URL')
  const sessionSecret = read('SESSION_SECRET')
  if (databaseUrl && !sessionSecret)
    throw new ConfigurationError('SESSION_SECRET must be set when DATABASE_URL is set.')
  if (sessionSecret && sessionSecret.length < SECRET_MIN)
    throw new ConfigurationError(
      `SESSION_SECRET must have at least ${String(SECRET_MIN)} characters.`,
    )
  const publicUrl = parseOrigin(read('PUBLIC_URL'))
  const smtpUrl = parseSmtpUrl(read('SMTP_URL'))
  if (smtpUrl && !publicUrl)
    throw new ConfigurationError(
      'PUBLIC_URL must be set when SMTP_URL is set: links in mails begin with it.',
    )
  const adminEmail = parseEmail('ADMIN_EMAIL', read('ADMIN_EMAIL') ?? club.email)
  return {
    port: parsePort(read('PORT') ?? '4000'),
    databaseUrl: databaseUrl && parseUrl('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:']),
    dataDir: read('DATA_DIR') ?? '.data',
    sessionSecret,
    adminEmail,
    adminPassword: parseTeamPassword(read('ADMIN_PASSWORD')),
    adminEmailChange: parseSwitch('ADMIN_EMAIL_CHANGE', read('ADMIN_EMAIL_CHANGE') ?? 'no', NO_YES),
    passwordBlocklist: parseSwitch('PASSWORD_BLOCKLIST', read('PASSWORD_BLOCKLIST') ?? 'off'),
    publicUrl,
    trustProxy: parseTrustProxy(read('TRUST_PROXY') ?? 'loopback'),
    rateLimits: parseSwitch('RATE_LIMITS', read('RATE_LIMITS') ?? 'on'),
    preparedStatements: parseSwitch('PREPARED_STATEMENTS', read('PREPARED_STATEMENTS') ?? 'on'),
    smtpUrl,
    mailFrom: parseSender(read('MAIL_FROM') ?? `${club.name} <${adminEmail}>`),
    mailPerMinute: parseMailRate(read('MAIL_PER_MINUTE') ?? '60'),
  }
}

function parsePort(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new ConfigurationError(`PORT must be a number from 0 to 65535, not "${text}".`)
  return value
}

function parseUrl(name: string, text: string, protocols: string[]): string {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigurationError(
      `${name} must be an address beginning with ${protocols.join(' or ')}//.`,
    )
  return text
}

function parseOrigin(text: string | undefined): string | undefined {
  return text && new URL(parseUrl('PUBLIC_URL', text, ['http:', 'https:'])).origin
}

function parseEmail(name: string, text: string): string {
  if (rules.email(text))
    throw new ConfigurationError(`${name} must be an e-mail address, not "${text}".`)
  return text
}

/** The sentence names what is wrong and quotes nothing: the address holds a password. */
function parseSmtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  const { hostname, username, password, pathname, search, hash } = new URL(
    parseUrl('SMTP_URL', text, ['smtp:', 'smtps:']),
  )
  const isEncoded = !/%(?![\da-f]{2})/i.test(username + password)
  if (!hostname || !isEncoded || !['', '/'].includes(pathname) || search || hash)
    throw new ConfigurationError(
      'SMTP_URL must be like smtp://user:password@host:587, with user and password percent-encoded, and no more.',
    )
  return text
}

const SENDER =
  /^(?:"(?<quoted>(?:[^"\\\p{Cc}]|\\[^\p{Cc}])*)"|(?<plain>[^<>"\r\n]*?))\s*<(?<address>[^<>]*)>$/u

/** `Name <address>`, `"Name, quoted" <address>`, or an address alone. */
function parseSender(text: string): Env['mailFrom'] {
  const { quoted, plain = '', address = text } = SENDER.exec(text)?.groups ?? {}
  const name = quoted?.replace(/\\(.)/gu, '$1') ?? plain
  return { name, address: parseEmail('MAIL_FROM', address) }
}

function parseMailRate(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > 10_000)
    throw new ConfigurationError(`MAIL_PER_MINUTE must be a number from 1 to 10000, not "${text}".`)
  return value
}

function parseTeamPassword(text: string | undefined): string | undefined {
  const message = text && teamPassword(text)
  if (message) throw new ConfigurationError(`ADMIN_PASSWORD ${message}.`)
  return text
}

function parseSwitch(name: string, text: string, [off, on]: readonly string[] = OFF_ON): boolean {
  if (text !== on && text !== off)
    throw new ConfigurationError(`${name} must be "${on}" or "${off}".`)
  return text === on
}

/** How many proxies, or which addresses, may tell us the client's address; never "everyone". */
function parseTrustProxy(text: string): string[] | number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 0) return count
  const addresses = text.split(',').map(part => part.trim())
  if (!addresses.every(isProxyAddress))
    throw new ConfigurationError('TRUST_PROXY must be a number of hops or a list of addresses.')
  return addresses
}

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/** A name that Express knows, an address, or a network; one of no bits is everyone. */
function isProxyAddress(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true
  const [address = '', bits = '1', ...more] = text.split('/')
  const isNetwork = /^[1-9]\d*$/.test(bits) && more.length === 0
  if (isIPv4(address)) return isNetwork && Number(bits) <= 32
  return isIPv6(address) && isNetwork && Number(bits) <= 128
}
