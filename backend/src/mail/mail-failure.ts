import { isCertificateError } from '../core/errors'

/** An error of nodemailer or of its socket. */
interface TransportError {
  code?: string
  originalCode?: string
  /** The SMTP command that failed, for example `RCPT TO`. */
  command?: string
  responseCode?: number
  response?: string
  /** True if a retry would be refused too. */
  permanent?: boolean
}

/**
 * The consequence: `retry` later; `failed` permanently; `undeliverable`: failed, and the address
 * gets no further mail; `refused`: the mail server refuses all mail of this site.
 */
export interface MailFailure {
  kind: 'retry' | 'failed' | 'undeliverable' | 'refused'
  /** At most 300 characters, without a password or a link. */
  text: string
  /**
   * True if the server refused the recipient or the content: it had accepted sign-in, encryption
   * and sender.
   */
  provesAccess: boolean
}

const TEXT_MAX = 300

/** The server requires authentication, or encryption before it (RFC 4954). */
const UNAUTHENTICATED_CODES = new Set([530, 534, 535, 538])

/**
 * Enhanced codes for policy and security (RFC 3463); they do not mean a bad address (MAIL-7).
 */
const POLICY = /^5\d\d[ -]5\.7\.\d/

/** Commands after sign-in, encryption and sender have been accepted. */
const ACCESS_COMMANDS = new Set(['RCPT TO', 'DATA'])

/** Some servers reply with this code to a recipient if they require a sign-in first. */
const OUT_OF_ORDER = 503

/** Classifies an error thrown while a mail was sent. The text never contains the `secrets`. */
export function classifyFailure(thrown: unknown, secrets: readonly string[]): MailFailure {
  // Any type is safe, because its members are only read.
  const error = (thrown ?? {}) as TransportError
  const refusal = describeRefusal(error)
  if (refusal) return { kind: 'refused', text: refusal, provesAccess: false }
  return { kind: kindOf(error), text: describe(error, secrets), provesAccess: provesAccess(error) }
}

function kindOf({ code, command, permanent, responseCode, response = '' }: TransportError) {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'retry'
  // Without a response nothing was sent: the server does not support the address or the size of the
  // mail.
  if (responseCode === undefined) return 'failed'
  if (!permanent) return 'retry'
  return command === 'RCPT TO' && !POLICY.test(response) ? 'undeliverable' : 'failed'
}

function provesAccess({ command = '', responseCode }: TransportError): boolean {
  return ACCESS_COMMANDS.has(command) && responseCode !== undefined && responseCode !== OUT_OF_ORDER
}

/**
 * Returns why no mail at all can be sent; undefined if only this mail failed. Never quotes the
 * server, because its reply to a sign-in may contain the password.
 */
function describeRefusal(error: TransportError): string | undefined {
  const { code, originalCode, command, responseCode } = error
  const status = responseCode ? ` (${responseCode})` : ''
  // With smtps:// nodemailer reports errors of certificates as socket errors.
  if (code === 'ETLS' || isCertificateError(originalCode))
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

/**
 * Removes URLs and long words, because a server may quote the mail, whose links give access to an
 * account.
 */
function quote(response: string, secrets: readonly string[]): string {
  const shown = secrets.reduce((text, secret) => text.replaceAll(secret, '[…]'), response)
  return shown
    .replace(/https?:\S+/gi, '[link]')
    .replace(/[\w=+/-]{40,}/g, '[…]')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .slice(0, TEXT_MAX)
    .toWellFormed()
}
