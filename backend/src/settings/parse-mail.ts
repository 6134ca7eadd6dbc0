import { ConfigurationError } from '../core/configuration-error'
import { parseEmail, parseUrl } from './parse-values'

/** Parses SMTP_URL. The message quotes nothing, because the address contains a password. */
export function parseSmtpUrl(text: string): string {
  const { hostname, username, password, pathname, search, hash } = new URL(
    parseUrl('SMTP_URL', text, ['smtp:', 'smtps:']),
  )
  const isEncoded = !/%(?![\da-f]{2})/i.test(username + password)
  if (!hostname || !isEncoded || !['', '/'].includes(pathname) || search || hash)
    throw new ConfigurationError(
      'SMTP_URL must be like smtp://user:password@host:587, with user and password percent-encoded, and without a path or query.',
    )
  return text
}

const SENDER =
  /^(?:"(?<quoted>(?:[^"\\\p{Cc}]|\\[^\p{Cc}])*)"|(?<plain>[^<>"\r\n]*?))\s*<(?<address>[^<>]*)>$/u

/** Parses `Name <address>`, `"Name, quoted" <address>`, or an address without a name. */
export function parseSender(text: string): { name: string; address: string } {
  const { quoted, plain = '', address = text } = SENDER.exec(text)?.groups ?? {}
  const name = quoted?.replace(/\\(.)/gu, '$1') ?? plain
  return { name, address: parseEmail('MAIL_FROM', address) }
}
