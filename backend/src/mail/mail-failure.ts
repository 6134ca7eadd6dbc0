/** What nodemailer tells about a mail that was not sent, and the socket below it. */
interface TransportError {
  code?: string
  originalCode?: string
  /** The command the server answered, as in `RCPT TO`. */
  command?: string
  responseCode?: number
  response?: string
  /** True of a refusal that the same mail would get again. */
  permanent?: boolean
}

/**
 * What follows from it: `retry` later, `failed` for good, the address is `undeliverable` besides, or the mail server
 * refuses us (`refused`), whatever the mail.
 */
export interface MailFailure {
  kind: 'retry' | 'failed' | 'undeliverable' | 'refused'
  /** At most 300 characters, without a password or a link. */
  text: string
  /** True when it was the recipient or the words that were refused: sign-in, encryption and sender were taken. */
  provesAccess: boolean
}

const TEXT_MAX = 300

/** The certificate's errors of Node and OpenSSL; with smtps:// they come as the socket's. */
const CERTIFICATE = /^(?:CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO_|ERR_TLS_|ERR_SSL_|HOSTNAME_)/

/** Authentication, or encryption before it, is asked for (RFC 4954). */
const UNAUTHENTICATED_CODES = new Set([530, 534, 535, 538])

/** Enhanced codes of policy and security (RFC 3463): they tell nothing about the address (decision M7). */
const POLICY = /^5\d\d[ -]5\.7\.\d/

/** What is said once sign-in, encryption and sender have been taken. */
const ACCESS_COMMANDS = new Set(['RCPT TO', 'DATA'])

/** Some servers say so of a recipient when they want a sign-in first. */
const OUT_OF_ORDER = 503

/** Judges what was thrown while a mail was sent; `secrets` are never part of the text. */
export function judgeFailure(thrown: unknown, secrets: readonly string[]): MailFailure {
  // Whatever it is, its members are only read.
  const error = (thrown ?? {}) as TransportError
  const refusal = describeRefusal(error)
  if (refusal) return { kind: 'refused', text: refusal, provesAccess: false }
  return { kind: kindOf(error), text: describe(error, secrets), provesAccess: provesAccess(error) }
}

function kindOf({ code, command, permanent, responseCode, response = '' }: TransportError) {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'retry'
  // Without a response it was not sent at all: this server cannot be given the address, or so long a mail.
  if (responseCode === undefined) return 'failed'
  if (!permanent) return 'retry'
  return command === 'RCPT TO' && !POLICY.test(response) ? 'undeliverable' : 'failed'
}

function provesAccess({ command = '', responseCode }: TransportError): boolean {
  return ACCESS_COMMANDS.has(command) && responseCode !== undefined && responseCode !== OUT_OF_ORDER
}

/** Why no mail at all can be sent, in our own words: what a server says of a sign-in may hold the password. */
function describeRefusal(error: TransportError): string | undefined {
  const { code, originalCode = '', command, responseCode } = error
  const status = responseCode ? ` (${responseCode})` : ''
  if (code === 'ETLS' || CERTIFICATE.test(originalCode))
    return `The mail server offers no connection that is encrypted and trusted${status}.`
  const isTemporary = responseCode !== undefined && responseCode < 500
  if (code === 'ENOAUTH' || (code === 'EAUTH' && !isTemporary))
    return `The mail server does not accept the user and password of SMTP_URL${status}.`
  if (responseCode && UNAUTHENTICATED_CODES.has(responseCode))
    return `The mail server asks for a user and password in SMTP_URL${status}.`
  if (command === 'MAIL FROM' && error.permanent)
    return `The mail server takes no mail from the address of MAIL_FROM${status}.`
  return undefined
}

const WORDS: Record<string, string> = {
  EABORT: 'The mail server took too long.',
  EAUTH: 'The mail server could not check the user and password just now.',
  ECONNECTION: 'The mail server closed the connection.',
  EDNS: 'The mail server’s name could not be found.',
  ESOCKET: 'The mail server could not be reached.',
  ETIMEDOUT: 'The mail server did not answer in time.',
}

function describe(error: TransportError, secrets: readonly string[]): string {
  const { code = '', command, response } = error
  if (response && code !== 'EAUTH') return quote(`${command ?? 'SMTP'}: ${response}`, secrets)
  if (code === 'EENVELOPE') return 'The mail server cannot be given this address.'
  if (code === 'EMESSAGE') return 'The mail server takes no mail of this size.'
  return WORDS[code] ?? 'The mail could not be sent; the log says more.'
}

/** A server may quote the mail, whose links open an account: addresses of pages and long words are left out. */
function quote(response: string, secrets: readonly string[]): string {
  const shown = secrets.reduce((text, secret) => text.replaceAll(secret, '[…]'), response)
  return shown
    .replace(/https?:\S+/gi, '[link]')
    .replace(/[\w=+/-]{40,}/g, '[…]')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .slice(0, TEXT_MAX)
    .toWellFormed()
}
