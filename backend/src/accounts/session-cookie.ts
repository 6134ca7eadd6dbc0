import type { IncomingMessage } from 'node:http'
import { unsign } from 'cookie-signature'
import type { Request } from 'express'
import type { Secrets } from '../core/derived-keys'

/** Over https the `__Host-` prefix is used: browsers accept it only over https. */
const COOKIE_NAME = { plain: 'sid', secure: '__Host-sid' }

export const sessionCookieName = (isSecure: boolean): string =>
  isSecure ? COOKIE_NAME.secure : COOKIE_NAME.plain

/**
 * Returns true if the request has a session cookie, valid or not. That is enough to choose a page's
 * variant.
 */
export function hasSessionCookie({ headers }: IncomingMessage): boolean {
  return /(?:^|;\s*)(?:__Host-)?sid=/.test(headers.cookie ?? '')
}

const COOKIE_VALUE = {
  plain: /(?:^|;)\s*sid=([^;]*)/,
  secure: /(?:^|;)\s*__Host-sid=([^;]*)/,
}

/**
 * Returns the session id in express-session's cookie; undefined without a cookie signed by this
 * site.
 */
export function sessionIdOf(req: Request, secrets: Secrets): string | undefined {
  const value = cookieValue(req, req.secure ? COOKIE_VALUE.secure : COOKIE_VALUE.plain)
  if (!value.startsWith('s:')) return undefined
  for (const secret of secrets) {
    const id = unsign(value.slice(2), secret)
    if (id) return id
  }
  return undefined
}

/**
 * Returns the cookie value that the first group of `pattern` matches in the header; empty without
 * one.
 */
export function cookieValue({ headers }: IncomingMessage, pattern: RegExp): string {
  const [, text = ''] = pattern.exec(headers.cookie ?? '') ?? []
  // Parsed as express-session does: some clients put the value in quotes.
  return decode(text.trim().replace(/^"(.*)"$/, '$1'))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
