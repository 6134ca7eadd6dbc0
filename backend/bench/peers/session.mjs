/** Session cookies as express-session signs them. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const SECRET = process.env.SESSION_SECRET ?? ''

/** @param {string} sid */
const signatureOf = (sid, secret = SECRET) =>
  createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '')

/**
 * The Cookie header of a session.
 * @param {string} sid
 * @param {string} [secret]
 */
export function cookieOf(sid, secret) {
  return `sid=${encodeURIComponent(`s:${sid}.${signatureOf(sid, secret)}`)}`
}

/**
 * The session's id when the header holds a cookie with our signature.
 * @param {string | undefined} header
 * @returns {string | undefined}
 */
export function sessionId(header) {
  const value = header && /(?:^|;\s*)sid=([^;]+)/.exec(header)?.[1]
  const [, sid, signature] = (value && /^s:(.+)\.([^.]+)$/.exec(decodeURIComponent(value))) || []
  if (!sid || !signature) return undefined
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(sid))
  return given.length === right.length && timingSafeEqual(given, right) ? sid : undefined
}
