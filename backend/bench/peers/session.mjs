/** Session cookies, signed like express-session's. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const SECRET = process.env.SESSION_SECRET ?? ''

const signatureOf = sid =>
  createHmac('sha256', SECRET).update(sid).digest('base64').replace(/=+$/, '')

/** Returns the Cookie header of a session. */
export const cookieOf = sid => `sid=${encodeURIComponent(`s:${sid}.${signatureOf(sid)}`)}`

/** Returns the session's id if the header has a cookie with a valid signature. */
export function sessionId(header) {
  const value = header && /(?:^|;\s*)sid=([^;]+)/.exec(header)?.[1]
  const [, sid, signature] = (value && /^s:(.+)\.([^.]+)$/.exec(decodeURIComponent(value))) || []
  if (!sid || !signature) return undefined
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(sid))
  return given.length === right.length && timingSafeEqual(given, right) ? sid : undefined
}
