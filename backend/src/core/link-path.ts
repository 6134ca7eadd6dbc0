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

/**
 * Returns the path of a link to a page with a token, whose `#` a program has encoded. Returns undefined
 * for any other path (MAIL-9).
 */
export function repairPagePath(path: string, search: string | undefined): string | undefined {
  const [, page, rest] = /^(\/[a-z]+)(%(?:25)?23.*)$/.exec(path) ?? []
  const fragment = fragmentOf(rest ?? '')
  if (!page || !fragment) return undefined
  return `${page}${search ? `?${search}` : ''}${fragment}`
}

function fragmentOf(text: string): string {
  const token = findLinkToken(text)
  return token ? `#${token}` : ''
}
