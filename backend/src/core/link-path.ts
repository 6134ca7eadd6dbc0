import { findLinkToken } from '../shared/link-text'

/**
 * Returns the path of a mailed link: /auth, whose page uses the token as `mode` says. Omits the
 * fragment if there is no token (MAIL-1).
 */
export function linkPath(mode: string, token: string): string {
  return `/auth?mode=${mode}${fragmentOf(token)}`
}

/**
 * Returns the path of a mailed link whose mode is followed by something else: a program has encoded
 * the `#`, or a sentence went on. Returns undefined for any other query string (MAIL-9).
 */
export function repairLinkPath(query: URLSearchParams): string | undefined {
  const [, mode, rest] = /^([a-z]+)(\W.*)$/s.exec(query.get('mode') ?? '') ?? []
  if (!mode || !rest) return undefined
  const repaired = new URLSearchParams(query)
  repaired.set('mode', mode)
  return `/auth?${repaired.toString()}${fragmentOf(rest)}`
}

function fragmentOf(text: string): string {
  const token = findLinkToken(text)
  return token ? `#${token}` : ''
}
