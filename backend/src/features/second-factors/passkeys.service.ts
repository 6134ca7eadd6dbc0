import type { User } from '../../accounts/user.entity'
import { AppError, fieldError } from '../../core/errors'
import { db } from '../../database/data-source'
import type { AppServices } from '../../graphql/services'
import { PASSKEYS_MAX } from '../../shared/passkey-limits'
import { openChallenge } from '../auth/sign-in-challenge.service'
import type { PasskeyUse } from './passkey-challenge'
import {
  creationOptions,
  requestOptions,
  verifyCreated,
  verifySigned,
} from './passkey-verification'
import { Passkey } from './passkey.entity'
import type { Owner } from './report-change'
import type { AddPasskeyInput } from './second-factors.inputs'
import { changeSecondFactors } from './second-factors.service'
import type { SecondFactorAdded, SecondFactors } from './second-factors.types'

const passkeysOf = (userId: string) => db.getRepository(Passkey).findBy({ userId })

/** Returns the options with which a browser creates a passkey. Throws CONFLICT for a person with ten. */
export async function startPasskey(services: AppServices, { person, now }: Owner): Promise<string> {
  const existing = await passkeysOf(person.id)
  if (existing.length >= PASSKEYS_MAX) throw tooMany()
  return creationOptions(services, person, existing, now)
}

/**
 * Adds the passkey that the person's browser has created. Throws BAD_USER_INPUT if it does not answer
 * a challenge of theirs, CONFLICT for one that was added already, or for a person with ten.
 */
export async function addPasskey(
  services: AppServices,
  { person, now }: Owner,
  { passkey, name }: AddPasskeyInput,
): Promise<SecondFactorAdded> {
  const userId = person.id
  const created = await verifyCreated(services, userId, passkey, now)
  if (!created) throw fieldError('passkey', 'This passkey could not be added. Please start again')
  return changeSecondFactors(services, { person, now }, 'passkey_added', async em => {
    if ((await em.countBy(Passkey, { userId })) >= PASSKEYS_MAX) throw tooMany()
    const { credentialId, publicKey, counter, transports } = created
    const stored = await em.query<unknown[]>(
      `INSERT INTO passkey
         ("userId", name, "createdAt", "credentialId", "publicKey", counter, transports)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
      [userId, name.trim(), now, credentialId, publicKey, counter, transports],
    )
    if (stored.length === 0) throw new AppError('CONFLICT', 'This passkey was added already.')
  })
}

const tooMany = () =>
  new AppError(
    'CONFLICT',
    `You have ${String(PASSKEYS_MAX)} passkeys already. Please remove one first.`,
  )

/** Removes a passkey of the person's. Throws NOT_FOUND for any other. */
export async function removePasskey(
  services: AppServices,
  owner: Owner,
  id: string,
): Promise<SecondFactors> {
  const changed = await changeSecondFactors(services, owner, 'passkey_removed', async em => {
    const { affected } = await em.delete(Passkey, { id, userId: owner.person.id })
    if (!affected) throw new AppError('NOT_FOUND')
  })
  return changed.secondFactors
}

/**
 * Returns the options with which a browser signs in: as the second step with a challenge of `login`,
 * else with any passkey of the site. Throws UNAUTHENTICATED for a challenge that no longer counts.
 */
export async function startPasskeySignIn(
  services: AppServices,
  challenge: string | null | undefined,
): Promise<string> {
  const now = services.now()
  if (!challenge) return requestOptions(services, { use: 'sign in' }, now)
  const { user } = await openChallenge(services.keys.challenges, challenge, now)
  const use: PasskeyUse = { use: 'second step', userId: user.id }
  return requestOptions(services, use, now, await passkeysOf(user.id))
}

/**
 * Returns the options with which a signed-in person's browser proves who they are. Throws CONFLICT
 * for a person without a passkey: a browser would offer those of other people.
 */
export async function startPasskeyProof(services: AppServices, userId: string): Promise<string> {
  const own = await passkeysOf(userId)
  if (own.length === 0) throw new AppError('CONFLICT', 'You have no passkey.')
  return requestOptions(services, { use: 'proof', userId }, services.now(), own)
}

/** Returns the passkey that a browser's answer names; null without one. */
export async function findPasskey(text: string): Promise<Passkey | null> {
  // Any JSON: `passkeyAnswer` has checked that it is some.
  const { id } = Object(JSON.parse(text)) as { id?: unknown }
  return typeof id === 'string' ? db.getRepository(Passkey).findOneBy({ credentialId: id }) : null
}

/**
 * Uses up the challenge that a passkey of the person's has signed. Returns false for a wrong answer,
 * for a challenge that is not later than the latest one that counted, and for a counter that has gone
 * back. The database compares, so of two concurrent uses one counts (SEC-A27).
 */
export async function consumePasskey(
  services: AppServices,
  user: User,
  answer: { text: string; use: PasskeyUse; now: Date },
): Promise<boolean> {
  const passkey = await findPasskey(answer.text)
  if (passkey?.userId !== user.id) return false
  const signed = await verifySigned(services, passkey, answer)
  if (!signed) return false
  const [, changed] = await db.query<[unknown[], number]>(
    `UPDATE passkey SET counter = $2, "lastChallengeAt" = $3, "lastUsedAt" = $4
     WHERE id = $1 AND ("lastChallengeAt" IS NULL OR "lastChallengeAt" < $3)
       AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    [passkey.id, signed.counter, signed.challengedAt, answer.now],
  )
  return changed === 1
}
