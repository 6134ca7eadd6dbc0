import { ConfigurationError } from '../core/configuration-error'
import { email, url } from './parse-values'
import type { Parser } from './setting-reader'

/** The message quotes nothing, because the address contains a password. */
export const smtpUrl: Parser<string> = (text, name) => {
  const { hostname, username, password, pathname, search, hash } = new URL(
    url('smtp:', 'smtps:')(text, name),
  )
  const isEncoded = !/%(?![\da-f]{2})/i.test(username + password)
  if (!hostname || !isEncoded || !['', '/'].includes(pathname) || search || hash)
    throw new ConfigurationError(
      `${name} must be like smtp://user:password@host:587, with user and password percent-encoded, and without a path or query.`,
    )
  return text
}

const SENDER =
  /^(?:"(?<quoted>(?:[^"\\\p{Cc}]|\\[^\p{Cc}])*)"|(?<plain>[^<>"\r\n]*?))\s*<(?<address>[^<>]*)>$/u

/** Parses `Name <address>`, `"Name, quoted" <address>`, or an address without a name. */
export const sender: Parser<{ name: string; address: string }> = (text, setting) => {
  const { quoted, plain = '', address = text } = SENDER.exec(text)?.groups ?? {}
  const name = quoted?.replace(/\\(.)/gu, '$1') ?? plain
  return { name, address: email(address, setting) }
}
