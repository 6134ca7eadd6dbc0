import { Secret, TOTP } from 'otpauth'
import { club } from '../../shared/club'
import { CODE_DIGITS } from '../../shared/second-factor-rules'

/** RFC 6238 with the parameters that every authenticator app knows. */
const PARAMETERS = { algorithm: 'SHA1', digits: CODE_DIGITS, period: 30 }
/** The size that RFC 4226 recommends. */
const SECRET_BYTES = 20
/** A code of the step before and of the step after counts too: clocks differ, and people type. */
const WINDOW = 1

/** Returns a new secret in base32. */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Returns the URI that an app reads from a QR code. `email` tells the person's accounts apart. */
export const authenticatorUri = (secret: string, email: string): string =>
  new TOTP({
    ...PARAMETERS,
    issuer: club.name,
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString()

/**
 * Returns the step of 30 seconds, counted from 1970, to which the code belongs; null if it belongs to
 * none of the three steps around `now`.
 */
export function findStep(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
