import type { IncomingMessage } from 'node:http'
import { unsign } from 'cookie-signature'
import type { Request } from 'express'
import type { Secrets } from '../core/derived-keys'

/**
 * Returns the cookie's name, and the pattern of its value in the header. Over https the `__Host-`
 * prefix is used: browsers accept it only over https.
 */
export function defineCookie(plainName: string) {
  const withPattern = (name: string) => ({
    name,
    pattern: new RegExp(`(?:^|;)\\s*${name}=([^;]*)`),
  })
  const plain = withPattern(plainName)
  const secure = withPattern(`__Host-${plainName}`)
  return (isSecure: boolean) => (isSecure ? secure : plain)
}

export const sessionCookie = defineCookie('sid')

/**
 * Returns true if the request has a session cookie, valid or not. That is enough to choose a page's
 * variant.
 */
export function hasSessionCookie({ headers }: IncomingMessage): boolean {
  return /(?:^|;\s*)(?:__Host-)?sid=/.test(headers.cookie ?? '')
}

/**
 * Returns the session id in express-session's cookie; undefined without a cookie signed by this
 * site.
 */
export function sessionIdOf(req: Request, secrets: Secrets): string | undefined {
  const value = cookieValue(req, sessionCookie(req.secure).pattern)
  if (!value.startsWith('s:')) return undefined
  for (const secret of secrets) {
    const id = unsign(value.slice(2), secret)
    if (id) return id
  }
  return undefined
}

/** Returns the value that the first group of `pattern` matches in the header; empty without one. */
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
