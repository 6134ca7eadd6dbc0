import { ConfigurationError } from '../core/configuration-error'
import type { Secrets } from '../core/derived-keys'
import { teamPassword as checkTeamPassword } from '../shared/rules'
import type { Parser } from './setting-reader'

const SECRET_MIN = 32
const TOKEN = /^[\x21-\x7e]{16,}$/

/** Parses `new,old`: the first signs, all verify (OPS-5). */
export const sessionSecrets: Parser<Secrets> = (text, name) => {
  const [first = '', ...others] = text.split(',').map(secret => secret.trim())
  const secrets: Secrets = [first, ...others]
  if (secrets.some(secret => secret.length < SECRET_MIN))
    throw new ConfigurationError(
      `${name} must have at least ${String(SECRET_MIN)} characters; several secrets are separated by commas, each of at least that length.`,
    )
  return secrets
}

export const teamPassword: Parser<string> = (text, name) => {
  const message = checkTeamPassword(text)
  if (message) throw new ConfigurationError(`${name} ${message}.`)
  return text
}

/** Parses the token that callers send as `Authorization: Bearer`. */
export const metricsToken: Parser<string> = (text, name) => {
  if (!TOKEN.test(text))
    throw new ConfigurationError(
      `${name} must have at least 16 characters: ASCII letters, digits and signs, no spaces.`,
    )
  return text
}
