import { ConfigurationError } from '../core/configuration-error'
import type { Secrets } from '../core/derived-keys'
import { teamPassword } from '../shared/rules'

const SECRET_MIN = 32
const TOKEN = /^[\x21-\x7e]{16,}$/

/** Parses `new,old`: the first signs, all verify (OPS-5). */
export function parseSessionSecrets(text: string): Secrets {
  const [first = '', ...others] = text.split(',').map(secret => secret.trim())
  const secrets: Secrets = [first, ...others]
  if (secrets.some(secret => secret.length < SECRET_MIN))
    throw new ConfigurationError(
      `SESSION_SECRET must have at least ${String(SECRET_MIN)} characters; several secrets are separated by commas, each of at least that length.`,
    )
  return secrets
}

export function parseTeamPassword(text: string): string {
  const message = teamPassword(text)
  if (message) throw new ConfigurationError(`ADMIN_PASSWORD ${message}.`)
  return text
}

/** Parses the token that callers send as `Authorization: Bearer`. */
export function parseMetricsToken(text: string): string {
  if (!TOKEN.test(text))
    throw new ConfigurationError(
      'METRICS_TOKEN must have at least 16 characters: ASCII letters, digits and signs, no spaces.',
    )
  return text
}
