import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'
import { deriveKeys } from '../core/derived-keys'
import { DAY_MS } from '../core/durations'
import { cookieValue } from './session-cookie'
import type { Cookie } from './session-writer'

/** How long a browser is known after its latest sign-in. */
const LIFETIME = 180 * DAY_MS
const ID_BYTES = 16

const NAME = { plain: 'device', secure: '__Host-device' }
const VALUE = {
  plain: /(?:^|;)\s*device=([^;]*)/,
  secure: /(?:^|;)\s*__Host-device=([^;]*)/,
}

/** A browser that says it has signed in before. */
export interface Device {
  /** Its random id, when it has signed in to this account in the last 180 days; else null. */
  idFor: (userId: string) => string | null
}

/**
 * The cookies by which a browser is known to have signed in to an account before (SEC-T1, ADR-24). A value
 * holds a random id, the end of its time and a signature of both with the account's id: it names nobody,
 * opens nothing, and is of no use for another account.
 */
export interface DeviceCookies {
  /** What the request brings; null without such a cookie. */
  find: (req: Request) => Device | null
  /** A new one for the browser that has just signed in. */
  create: (req: Request, userId: string) => Cookie
}

export function createDeviceCookies(secret: string, now: () => Date): DeviceCookies {
  const { devices: key } = deriveKeys(secret, 'devices')
  const signatureOf = (id: string, end: string, userId: string) =>
    createHmac('sha256', key).update(`${id}.${end}.${userId}`).digest()
  return {
    find: req => {
      const value = cookieValue(req, req.secure ? VALUE.secure : VALUE.plain)
      if (value === '') return null
      const [id = '', end = '', signature = ''] = value.split('.')
      const given = Buffer.from(signature, 'base64url')
      return {
        idFor: userId => {
          const right = signatureOf(id, end, userId)
          const isRight = given.length === right.length && timingSafeEqual(given, right)
          return isRight && Number(end) > now().getTime() ? id : null
        },
      }
    },
    create: ({ secure }, userId) => {
      const id = randomBytes(ID_BYTES).toString('base64url')
      const end = String(now().getTime() + LIFETIME)
      return {
        name: secure ? NAME.secure : NAME.plain,
        value: [id, end, signatureOf(id, end, userId).toString('base64url')].join('.'),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: LIFETIME },
      }
    },
  }
}
