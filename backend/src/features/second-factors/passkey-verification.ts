import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { User } from '../../accounts/user.entity'
import type { AppServices } from '../../graphql/services'
import { club } from '../../shared/club'
import {
  createPasskeyChallenge,
  openPasskeyChallenge,
  PASSKEY_CHALLENGE_LIFETIME,
  type PasskeyUse,
} from './passkey-challenge'
import type { Passkey } from './passkey.entity'

type Site = Pick<AppServices, 'keys' | 'siteUrl'>

/** Loads the library at the first use of a passkey: its 300 modules are a tenth of a start. */
const loadLibrary = () => import('@simplewebauthn/server')

const rpIdOf = ({ siteUrl }: Site) => new URL(siteUrl()).hostname

/** Returns the options of `navigator.credentials.create` as JSON. */
export async function creationOptions(
  site: Site,
  { id, email }: User,
  existing: readonly Passkey[],
  now: Date,
): Promise<string> {
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: club.name,
    rpID: rpIdOf(site),
    userName: email,
    userID: new TextEncoder().encode(id),
    challenge: createPasskeyChallenge(site.keys.challenges, { use: 'add', userId: id }, now),
    timeout: PASSKEY_CHALLENGE_LIFETIME,
    excludeCredentials: existing.map(toCredential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return JSON.stringify(options)
}

/** Returns the options of `navigator.credentials.get` as JSON; any passkey of the site without `allowed`. */
export async function requestOptions(
  site: Site,
  use: PasskeyUse,
  now: Date,
  allowed: readonly Passkey[] = [],
): Promise<string> {
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(site),
    challenge: createPasskeyChallenge(site.keys.challenges, use, now),
    timeout: PASSKEY_CHALLENGE_LIFETIME,
    userVerification: 'required',
    allowCredentials: allowed.map(toCredential),
  })
  return JSON.stringify(options)
}

const toCredential = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports })

type Created = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/**
 * Returns the passkey that a browser has created for the person. Null unless the answer belongs to
 * a challenge of theirs and to this site, and the device has verified the person (SEC-A30).
 */
export async function verifyCreated(
  site: Site,
  userId: string,
  text: string,
  now: Date,
): Promise<Created | null> {
  const use: PasskeyUse = { use: 'add', userId }
  const { verifyRegistrationResponse } = await loadLibrary()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    // The library checks every member that it reads, and throws.
    response: JSON.parse(text) as RegistrationResponseJSON,
    expectedOrigin: site.siteUrl(),
    expectedRPID: rpIdOf(site),
    expectedChallenge: challenge =>
      openPasskeyChallenge(site.keys.challenges, challenge, use, now) !== null,
    requireUserVerification: true,
  }).catch(refuse)
  if (!verified) return null
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports }
}

/** What a passkey has signed: its counter, and when its challenge was created. */
interface Signed {
  counter: number
  challengedAt: Date
}

/**
 * Returns what the passkey has signed. Null unless the answer belongs to a challenge for this use
 * and to this site, the device has verified the person, and the counter has not gone back (SEC-A30).
 */
export async function verifySigned(
  site: Site,
  { credentialId, publicKey, counter }: Passkey,
  { text, use, now }: { text: string; use: PasskeyUse; now: Date },
): Promise<Signed | null> {
  const opened: { challengedAt: Date | null } = { challengedAt: null }
  const { verifyAuthenticationResponse } = await loadLibrary()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // The library checks every member that it reads, and throws.
    response: JSON.parse(text) as AuthenticationResponseJSON,
    expectedOrigin: site.siteUrl(),
    expectedRPID: rpIdOf(site),
    expectedChallenge: challenge => {
      opened.challengedAt = openPasskeyChallenge(site.keys.challenges, challenge, use, now)
      return opened.challengedAt !== null
    },
    requireUserVerification: true,
    credential: { id: credentialId, publicKey, counter },
  }).catch(refuse)
  const { challengedAt } = opened
  return verified && challengedAt ? { counter: authenticationInfo.newCounter, challengedAt } : null
}

/** The library throws for whatever does not fit, also for a member of the wrong type. */
const refuse = () => ({
  verified: false as const,
  authenticationInfo: undefined,
  registrationInfo: undefined,
})
