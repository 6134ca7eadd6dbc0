import { Secret, TOTP } from 'otpauth'
import { IsNull, LessThan, Not, type EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import type { KeyRing } from '../../core/derived-keys'
import { AppError, fieldError } from '../../core/errors'
import { openText, sealText } from '../../core/sealed-text'
import { db } from '../../database/data-source'
import type { AppServices } from '../../graphql/services'
import { club } from '../../shared/club'
import { CODE_DIGITS, normalizeCodeDigits } from '../../shared/second-factor-rules'
import { Authenticator } from './authenticator.entity'
import type { Owner } from './report-change'
import { changeSecondFactors } from './second-factors.service'
import type { AuthenticatorSetup, SecondFactorAdded, SecondFactors } from './second-factors.types'

/** RFC 6238 with the parameters that every authenticator app knows. */
const PARAMETERS = { algorithm: 'SHA1', digits: CODE_DIGITS, period: 30 }
/** The size that RFC 4226 recommends. */
const SECRET_BYTES = 20
/** A code of the step before and of the step after counts too: clocks differ, and people type. */
const WINDOW = 1

/**
 * Creates the secret of an authenticator app, which replaces an earlier one that no code has
 * confirmed. Throws CONFLICT for a person who has an app already.
 */
export async function startAuthenticator(
  { keys }: AppServices,
  { id, email }: User,
): Promise<AuthenticatorSetup> {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const rows = await db.query<unknown[]>(
    `INSERT INTO authenticator ("userId", secret) VALUES ($1, $2)
     ON CONFLICT ("userId") DO UPDATE SET secret = excluded.secret
     WHERE authenticator."confirmedAt" IS NULL RETURNING "userId"`,
    [id, sealText(keys.authenticators, secret, id)],
  )
  if (rows.length === 0)
    throw new AppError('CONFLICT', 'You have an authenticator app already. Please remove it first.')
  return { secret, uri: authenticatorUri(secret, email) }
}

/**
 * Makes the authenticator app a second factor, after a code has shown that the app has the secret.
 * The code counts for nothing else. Throws BAD_USER_INPUT for a wrong code, CONFLICT if there is no
 * app to confirm.
 */
export function confirmAuthenticator(
  services: AppServices,
  { person, now }: Owner,
  code: string,
): Promise<SecondFactorAdded> {
  return changeSecondFactors(services, { person, now }, 'authenticator_added', async em => {
    const pending = { userId: person.id, confirmedAt: IsNull() }
    const authenticator = await em.findOneBy(Authenticator, pending)
    if (!authenticator)
      throw new AppError(
        'CONFLICT',
        'There is no authenticator app to confirm. Please start again.',
      )
    const lastStep = stepOf(services.keys.authenticators, authenticator, code, now)
    if (lastStep === null) throw fieldError('code', WRONG_CODE)
    // A new start may have replaced the secret meanwhile.
    const checked = { ...pending, secret: authenticator.secret }
    const { affected } = await em.update(Authenticator, checked, { confirmedAt: now, lastStep })
    if (affected !== 1) throw fieldError('code', WRONG_CODE)
  })
}

/** Removes the person's authenticator app. Throws NOT_FOUND without one. */
export async function removeAuthenticator(
  services: AppServices,
  owner: Owner,
): Promise<SecondFactors> {
  const remove = async (em: EntityManager) => {
    const confirmed = { userId: owner.person.id, confirmedAt: Not(IsNull()) }
    const { affected } = await em.delete(Authenticator, confirmed)
    if (!affected) throw new AppError('NOT_FOUND')
  }
  const changed = await changeSecondFactors(services, owner, 'authenticator_removed', remove)
  return changed.secondFactors
}

/**
 * Uses up a code of the person's app: one of this step of 30 seconds, or of the one before or after.
 * Returns false for a wrong code, and for a code of a step that is not later than the latest one
 * that counted. The database compares, so of two concurrent uses one counts (SEC-A23).
 */
export async function consumeCode(
  { keys }: AppServices,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const authenticators = db.getRepository(Authenticator)
  const confirmed = { userId, confirmedAt: Not(IsNull()) }
  const authenticator = await authenticators.findOneBy(confirmed)
  if (!authenticator) return false
  const step = stepOf(keys.authenticators, authenticator, code, now)
  if (step === null) return false
  const { affected } = await authenticators.update(
    { ...confirmed, secret: authenticator.secret, lastStep: LessThan(step) },
    { lastStep: step },
  )
  return affected === 1
}

const WRONG_CODE = 'This code is not right. Please enter the one that the app shows now'

/** Returns the URI that an app reads from a QR code. `email` tells the person's accounts apart. */
const authenticatorUri = (secret: string, email: string): string =>
  new TOTP({
    ...PARAMETERS,
    issuer: club.name,
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString()

/**
 * Returns the step of 30 seconds, counted from 1970, to which the code belongs. Null if it belongs to none of
 * the three steps around `now`, or if no SESSION_SECRET of this server encrypted the secret.
 */
function stepOf(
  keys: KeyRing,
  { userId, secret }: Authenticator,
  code: string,
  now: Date,
): number | null {
  const opened = openText(keys, secret, userId)
  if (!opened) return null
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(opened.text) })
  const timestamp = now.getTime()
  const token = normalizeCodeDigits(code)
  const delta = totp.validate({ token, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/**
 * Encrypts the secrets again that a previous SESSION_SECRET encrypted, so that it can be removed
 * (OPS-5).
 */
export async function resealAuthenticators(keys: KeyRing): Promise<void> {
  const authenticators = db.getRepository(Authenticator)
  for (const { userId, secret } of await authenticators.find()) {
    const opened = openText(keys, secret, userId)
    if (!opened || opened.isCurrent) continue
    // Unless the person has started again in the meantime.
    await authenticators.update({ userId, secret }, { secret: sealText(keys, opened.text, userId) })
  }
}
