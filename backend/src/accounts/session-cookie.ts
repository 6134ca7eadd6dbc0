import type { IncomingMessage } from 'node:http'
import { unsign } from 'cookie-signature'
import type { Request } from 'express'
import type { Secrets } from '../core/derived-keys'

/** Over https the cookie is one that only https may set. */
const COOKIE_NAME = { plain: 'sid', secure: '__Host-sid' }

export const sessionCookieName = (isSecure: boolean): string =>
  isSecure ? COOKIE_NAME.secure : COOKIE_NAME.plain

/** True when the request brings a session cookie, valid or not: enough to choose a page's variant. */
export function hasSessionCookie({ headers }: IncomingMessage): boolean {
  return /(?:^|;\s*)(?:__Host-)?sid=/.test(headers.cookie ?? '')
}

const COOKIE_VALUE = {
  plain: /(?:^|;)\s*sid=([^;]*)/,
  secure: /(?:^|;)\s*__Host-sid=([^;]*)/,
}

/** The id of the session that express-session's cookie names; undefined without a cookie that we have signed. */
export function sessionIdOf(req: Request, secrets: Secrets): string | undefined {
  const value = cookieValue(req, req.secure ? COOKIE_VALUE.secure : COOKIE_VALUE.plain)
  if (!value.startsWith('s:')) return undefined
  for (const secret of secrets) {
    const id = unsign(value.slice(2), secret)
    if (id) return id
  }
  return undefined
}

/** The value of a cookie, as the first group of `pattern` finds it in the header; empty without one. */
export function cookieValue({ headers }: IncomingMessage, pattern: RegExp): string {
  const [, text = ''] = pattern.exec(headers.cookie ?? '') ?? []
  // Read as express-session reads it: some clients put it in quotes.
  return decode(text.trim().replace(/^"(.*)"$/, '$1'))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
