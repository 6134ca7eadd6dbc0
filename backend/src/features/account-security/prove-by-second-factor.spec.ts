import { createToken } from '../../../test/api-tokens'
import type { Caller } from '../../../test/caller'
import { PASSWORD, person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import {
  CreateApiTokenDocument,
  FinishPasskeySignInDocument,
  FinishSignInDocument,
  ProveIdentityDocument,
  type ProveIdentityInput,
  StartPasskeyProofDocument,
  StartPasskeySignInDocument,
} from '../../../test/operations'
import { addSoftPasskey, type SoftPasskey } from '../../../test/passkeys'
import { addAuthenticator, codeAt, createChallenge } from '../../../test/second-factors'
import { TokenScope } from '../../accounts/token-scope'
import { MINUTE_MS } from '../../core/durations'

const api = startApi({ rateLimits: true })

const token = { input: { name: 'Board', scopes: [TokenScope.PROFILE_READ] } }
const required = { code: 'FRESH_PROOF_REQUIRED' }
const wrong = (field: string) => ({
  code: 'BAD_USER_INPUT',
  fields: [expect.objectContaining({ field })],
})
const optionsOf = async (caller: Caller) =>
  (await caller.ok(StartPasskeyProofDocument)).startPasskeyProof
const prove = (caller: Caller, input: ProveIdentityInput) =>
  caller.ok(ProveIdentityDocument, { input })
const refused = (caller: Caller, input: ProveIdentityInput) =>
  caller.fails(ProveIdentityDocument, { input })

/** Returns a person with an app and a passkey, who signed in ten minutes ago. */
async function stale() {
  const member = await person()
  const { secret } = await addAuthenticator(member, api.now())
  const passkey = await addSoftPasskey(member, api.now())
  const caller = await api.as(member)
  api.later(10 * MINUTE_MS)
  expect(await caller.fails(CreateApiTokenDocument, token)).toMatchObject(required)
  return { member, caller, passkey, secret }
}

test('fresh proof: a code of the app is one, and counts once (SEC-A31)', async () => {
  const { caller, secret } = await stale()
  const code = codeAt(secret, api.now())
  await prove(caller, { code })
  await caller.ok(CreateApiTokenDocument, token)
  expect(await refused(caller, { code })).toMatchObject(wrong('code'))
  api.later(10 * MINUTE_MS)
  expect(await refused(caller, { code })).toMatchObject(wrong('code'))
  expect(await caller.fails(CreateApiTokenDocument, token)).toMatchObject(required)
})

test('fresh proof: a passkey is one, and its answer counts once (SEC-A31)', async () => {
  const { caller, passkey } = await stale()
  const answer = passkey.sign(await optionsOf(caller))
  await prove(caller, { passkey: answer })
  await caller.ok(CreateApiTokenDocument, token)
  expect(await refused(caller, { passkey: answer })).toMatchObject(wrong('passkey'))
})

test('fresh proof: a passkey of another account, time, use or site is none (SEC-A31)', async () => {
  const { member, caller, passkey } = await stale()
  const other = await stale()
  const signInOptions = async (challenge?: string) =>
    (await api.visitor.ok(StartPasskeySignInDocument, { input: { challenge } })).startPasskeySignIn
  const expired = await optionsOf(caller)
  api.later(5 * MINUTE_MS)
  const options = await optionsOf(caller)
  const answers = [
    other.passkey.sign(options),
    other.passkey.sign(await optionsOf(other.caller)),
    passkey.sign(await optionsOf(other.caller)),
    passkey.sign(expired),
    passkey.sign(await signInOptions()),
    passkey.sign(await signInOptions(await createChallenge(member, api.now()))),
    passkey.sign(options, { origin: 'https://coral-way.example' }),
    passkey.sign(options, { isVerified: false }),
  ]
  for (const answer of answers)
    expect(await refused(caller, { passkey: answer })).toMatchObject(wrong('passkey'))
  expect(await caller.fails(CreateApiTokenDocument, token)).toMatchObject(required)
  await prove(caller, { passkey: passkey.sign(options) })
})

test('fresh proof: an answer to a challenge for a proof signs nobody in (SEC-A31)', async () => {
  const { member, caller, passkey } = await stale()
  const challenge = await createChallenge(member, api.now())
  const answer = passkey.sign(await optionsOf(caller))
  const input = { challenge, passkey: answer }
  expect(await api.visitor.fails(FinishSignInDocument, { input })).toMatchObject(wrong('passkey'))
  expect(
    (await api.visitor.fails(FinishPasskeySignInDocument, { input: { passkey: answer } })).code,
  ).toBe('UNAUTHENTICATED')
})

test('fresh proof: wrong codes and passkeys lock like wrong passwords (SEC-A31)', async () => {
  const { caller, passkey, secret } = await stale()
  const options = await optionsOf(caller)
  const signed = (other: SoftPasskey) => other.sign(options, { isVerified: false })
  for (let count = 0; count < 5; count += 1) {
    expect(await refused(caller, { code: '000000' })).toMatchObject(wrong('code'))
    expect(await refused(caller, { passkey: signed(passkey) })).toMatchObject(wrong('passkey'))
  }
  for (const input of [{ code: codeAt(secret, api.now()) }, { password: PASSWORD }])
    expect(await refused(caller, input)).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await caller.fails(CreateApiTokenDocument, token)).toMatchObject(required)
})

test('fresh proof: exactly one proof is taken', async () => {
  const { caller, secret } = await stale()
  const both = { password: PASSWORD, code: codeAt(secret, api.now()) }
  for (const input of [{}, { password: null }, both])
    expect(await refused(caller, input)).toMatchObject(wrong('password'))
  expect(await caller.fails(CreateApiTokenDocument, token)).toMatchObject(required)
})

test('fresh proof: without an app or a passkey, neither is one', async () => {
  const caller = await api.as(await person())
  expect(await caller.fails(StartPasskeyProofDocument)).toMatchObject({ code: 'CONFLICT' })
  expect(await refused(caller, { code: '123456' })).toMatchObject(wrong('code'))
  const text = await createToken(await person(), Object.values(TokenScope), api.now())
  const program = api.withToken(text)
  expect(await program.fails(StartPasskeyProofDocument)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await api.visitor.fails(StartPasskeyProofDocument)).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})
