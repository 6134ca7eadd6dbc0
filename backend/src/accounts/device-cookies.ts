import { createHmac, randomBytes } from 'node:crypto'
import type { CookieOptions, Request } from 'express'
import { deriveKeys, type KeyRing, type Secrets } from '../core/derived-keys'
import { DAY_MS } from '../core/durations'
import { isSameText } from '../core/is-same-text'
import { cookieValue, defineCookie } from './session-cookie'

/** How long a browser stays known after its latest sign-in, in milliseconds. */
const LIFETIME = 180 * DAY_MS
const ID_BYTES = 16

const deviceCookie = defineCookie('device')

export interface Cookie {
  name: string
  value: string
  options: CookieOptions
}

/** A browser that has signed in, to any account, in the last 180 days. */
export interface Device {
  /** The browser's random id if it has signed in to this account; otherwise null. */
  idFor: (userId: string) => string | null
}

/**
 * The cookies that show that a browser has signed in to an account before (SEC-T1, ADR-24). The
 * value holds a random id, its expiry time, a signature of both, and a signature of both and the
 * account's id. It identifies no person, grants no access, and is not valid for another account.
 */
export interface DeviceCookies {
  /** Reads the device cookie of the request; null if it is missing, forged or expired. */
  find: (req: Request) => Device | null
  /** Creates a cookie for a browser that has just signed in. */
  create: (req: Request, userId: string) => Cookie
}

export function createDeviceCookies(secrets: Secrets, now: () => Date): DeviceCookies {
  const { devices: keys } = deriveKeys(secrets, 'devices')
  return {
    find: req => {
      const value = cookieValue(req, deviceCookie(req.secure).pattern)
      const [id = '', end = '', own = '', signature = ''] = value.split('.')
      // This signature does not cover the account: a forged cookie is refused without a query.
      if (!isSigned(keys, own, [id, end]) || Number(end) <= now().getTime()) return null
      return { idFor: userId => (isSigned(keys, signature, [id, end, userId]) ? id : null) }
    },
    create: ({ secure }, userId) => {
      const id = randomBytes(ID_BYTES).toString('base64url')
      const end = String(now().getTime() + LIFETIME)
      return {
        name: deviceCookie(secure).name,
        value: [id, end, sign(keys[0], [id, end]), sign(keys[0], [id, end, userId])].join('.'),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: LIFETIME },
      }
    },
  }
}

const sign = (key: Buffer, parts: string[]) =>
  createHmac('sha256', key).update(parts.join('.')).digest('base64url')

const isSigned = (keys: KeyRing, signature: string, parts: string[]) =>
  keys.some(key => isSameText(signature, sign(key, parts)))
