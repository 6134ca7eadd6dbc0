import { Caller } from '../../../test/caller'
import { PASSWORD, person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { findMails } from '../../../test/mails'
import {
  AddPasskeyDocument,
  FinishPasskeySignInDocument,
  FinishSignInDocument,
  LoginDocument,
  MeDocument,
  MySecondFactorsDocument,
  RemovePasskeyDocument,
  StartPasskeyDocument,
  StartPasskeySignInDocument,
} from '../../../test/operations'
import { addSoftPasskey, signedIn, SoftPasskey } from '../../../test/passkeys'
import { createChallenge } from '../../../test/second-factors'
import { SECRET } from '../../../test/services'
import { records } from '../../../test/status-changes'
import { Session } from '../../accounts/session.entity'
import type { User } from '../../accounts/user.entity'
import { MINUTE_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { Passkey } from './passkey.entity'
import { secondFactorChangedMail } from './second-factors.mails'

const api = startApi({ rateLimits: true })

const OTHER_SITE = 'https://coral-way.example'
const WRONG = { code: 'BAD_USER_INPUT', fields: [expect.objectContaining({ field: 'passkey' })] }

/** Adds a new passkey through the API. */
async function add(caller: Caller, name = 'My phone') {
  const passkey = new SoftPasskey()
  const options = (await caller.ok(StartPasskeyDocument)).startPasskey
  const input = { passkey: passkey.create(options), name }
  return { passkey, added: (await caller.ok(AddPasskeyDocument, { input })).addPasskey }
}

async function withPasskey(member?: User) {
  const owner = member ?? (await person())
  return { member: owner, passkey: await addSoftPasskey(owner, api.now()) }
}

/** Returns the options of a sign-in; of the second step with a challenge. */
const start = async (challenge?: string) =>
  (await api.visitor.ok(StartPasskeySignInDocument, { input: { challenge } })).startPasskeySignIn

const signIn = (passkey: string) =>
  api.visitor.ok(FinishPasskeySignInDocument, { input: { passkey } })
const refusedSignIn = (passkey: string) =>
  api.visitor.fails(FinishPasskeySignInDocument, { input: { passkey } })
const refusedStep = (challenge: string, passkey: string) =>
  api.visitor.fails(FinishSignInDocument, { input: { challenge, passkey } })

/** Makes the time later than that of the latest challenge. */
const tick = (ms = 1_000) => api.later(ms)

const outcomesOf = (attempts: readonly Promise<unknown>[]) =>
  Promise.all(
    attempts.map(attempt =>
      attempt.then(
        () => 'done',
        () => 'refused',
      ),
    ),
  )

test('passkeys: one is added with ten recovery codes, mailed, listed and removed', async () => {
  const member = await person()
  const caller = await api.as(member)
  const { added } = await add(caller, '  My phone ')
  expect(added.recoveryCodes).toHaveLength(10)
  const [own] = added.secondFactors.passkeys
  expect(own).toMatchObject({ name: 'My phone', createdAt: api.now().toISOString() })
  expect((await add(caller, 'My key')).added.recoveryCodes).toEqual([])
  const input = { email: member.email, password: PASSWORD }
  expect(await api.visitor.fails(LoginDocument, { input })).toMatchObject({
    code: 'SECOND_FACTOR_REQUIRED',
    methods: ['passkey', 'recoveryCode'],
  })
  for (const { id } of (await caller.ok(MySecondFactorsDocument)).mySecondFactors.passkeys)
    await caller.ok(RemovePasskeyDocument, { input: { id } })
  await api.visitor.ok(LoginDocument, { input })
  const changes = (await findMails(secondFactorChangedMail)).map(({ data }) => data['change'])
  expect(changes.sort()).toEqual([
    'passkey_added',
    'passkey_added',
    'passkey_removed',
    'passkey_removed',
  ])
})

test('passkeys: an answer of another site, person, time or device is not added (SEC-A30)', async () => {
  const caller = await api.as(await person())
  const other = await api.as(await person())
  const optionsOf = async (one: Caller) => (await one.ok(StartPasskeyDocument)).startPasskey
  const refused = (passkey: string) =>
    caller.fails(AddPasskeyDocument, { input: { passkey, name: 'Mine' } })
  const passkey = new SoftPasskey()
  const options = await optionsOf(caller)
  for (const answer of [
    passkey.create(options, { origin: OTHER_SITE }),
    passkey.create(options.replace('"id":"localhost"', '"id":"coral-way.example"')),
    passkey.create(options, { isVerified: false }),
    passkey.create(await optionsOf(other)),
    passkey.create(await start()),
    '{}',
    '[1]',
    'not JSON',
    JSON.stringify({ id: 1, response: null }),
  ])
    expect(await refused(answer)).toMatchObject(WRONG)
  const answer = passkey.create(options)
  api.later(5 * MINUTE_MS)
  expect(await refused(answer)).toMatchObject(WRONG)
  expect(await db.getRepository(Passkey).count()).toBe(0)
})

test('passkeys: of two concurrent additions one counts, and a person has at most ten', async () => {
  const caller = await api.as(await person())
  const options = (await caller.ok(StartPasskeyDocument)).startPasskey
  const input = { passkey: new SoftPasskey().create(options), name: 'Mine' }
  const adding = [0, 1].map(() => caller.ok(AddPasskeyDocument, { input }))
  expect((await outcomesOf(adding)).sort()).toEqual(['done', 'refused'])
  expect((await caller.fails(AddPasskeyDocument, { input })).code).toBe('CONFLICT')
  for (let count = 1; count < 9; count += 1) await add(caller)
  const last = [0, 1].map(() => add(caller))
  expect((await outcomesOf(last)).sort()).toEqual(['done', 'refused'])
  expect((await caller.fails(StartPasskeyDocument)).code).toBe('CONFLICT')
  expect(await db.getRepository(Passkey).count()).toBe(10)
})

test('passkeys: nobody removes one of another person', async () => {
  const { member } = await withPasskey()
  const { id } = await db.getRepository(Passkey).findOneByOrFail({ userId: member.id })
  const input = { id }
  const other = await api.as(await person())
  expect((await other.fails(RemovePasskeyDocument, { input })).code).toBe('NOT_FOUND')
  expect((await api.visitor.fails(RemovePasskeyDocument, { input })).code).toBe('UNAUTHENTICATED')
  expect(await db.getRepository(Passkey).count()).toBe(1)
})

test('passkeys: one signs in without a password, on any server, and says when (SEC-A28)', async () => {
  const { member, passkey } = await withPasskey()
  const caller = api.visitor
  // Another process of the site has made the challenge.
  const input = { passkey: await signedIn(passkey, api.now()) }
  tick()
  const user = (await caller.ok(FinishPasskeySignInDocument, { input })).finishPasskeySignIn
  expect(user.id).toBe(member.id)
  expect((await caller.ok(MeDocument)).me.id).toBe(member.id)
  const { mySecondFactors } = await caller.ok(MySecondFactorsDocument)
  expect(mySecondFactors.passkeys[0]?.lastUsedAt).toBe(api.now().toISOString())
})

test('passkeys: one is the second step after the password (SEC-A28)', async () => {
  const { member, passkey } = await withPasskey()
  const challenge = await createChallenge(member, api.now())
  const options = await start(challenge)
  expect(JSON.parse(options)).toMatchObject({
    allowCredentials: [{ id: passkey.id }],
    userVerification: 'required',
    rpId: 'localhost',
  })
  const input = { challenge, passkey: passkey.sign(options) }
  const { finishSignIn } = await api.visitor.ok(FinishSignInDocument, { input })
  expect(finishSignIn.id).toBe(member.id)
  const both = { ...input, code: '123456' }
  expect(await api.visitor.fails(FinishSignInDocument, { input: both })).toMatchObject(WRONG)
  const failure = await api.visitor.fails(StartPasskeySignInDocument, {
    input: { challenge: 'made up' },
  })
  expect(failure.code).toBe('UNAUTHENTICATED')
})

test('passkeys: an answer of another site, person, use, time or device signs nobody in (SEC-A30)', async () => {
  const [{ member, passkey }, other] = [await withPasskey(), await withPasskey()]
  const sessions = await db.getRepository(Session).count()
  const challenge = await createChallenge(member, api.now())
  const [free, step] = [await start(), await start(challenge)]
  const wrong = (options: string) => [
    passkey.sign(options, { origin: OTHER_SITE }),
    passkey.sign(options.replace('"rpId":"localhost"', '"rpId":"coral-way.example"')),
    passkey.sign(options, { isVerified: false }),
    new SoftPasskey().sign(options),
    passkey.sign(options).replace(/"signature":"[^"]{9}/, '"signature":"AAAAAAAAA'),
  ]
  for (const answer of [...wrong(free).slice(0, 3), passkey.sign(step)])
    expect(await refusedSignIn(answer)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await refusedSignIn('{"id":{}}')).toMatchObject({ code: 'UNAUTHENTICATED' })
  for (const answer of [...wrong(step).slice(3), other.passkey.sign(step)])
    expect(await refusedStep(challenge, answer)).toMatchObject(WRONG)
  const late = passkey.sign(free)
  api.later(5 * MINUTE_MS)
  expect((await refusedSignIn(late)).code).toBe('UNAUTHENTICATED')
  expect(await db.getRepository(Session).count()).toBe(sessions)
})

test.each([
  ['counts its uses', undefined],
  ['does not count', 0],
])(
  'passkeys: a challenge counts once, also at once, for a device that %s (SEC-A27)',
  async (_device, counter) => {
    const { passkey } = await withPasskey()
    const options = await start()
    tick()
    const newer = await start()
    const answers = [options, options, newer].map(one =>
      passkey.sign(one, counter === undefined ? {} : { counter }),
    )
    const [first = '', second = '', last = ''] = answers
    expect((await outcomesOf([signIn(first), signIn(first)])).sort()).toEqual(['done', 'refused'])
    expect((await refusedSignIn(second)).code).toBe('UNAUTHENTICATED')
    await signIn(last)
  },
)

test('passkeys: a counter that has gone back is refused (SEC-A27)', async () => {
  const { passkey } = await withPasskey()
  await signIn(passkey.sign(await start(), { counter: 7 }))
  for (const counter of [7, 6, 0]) {
    tick()
    const answer = passkey.sign(await start(), { counter })
    expect((await refusedSignIn(answer)).code).toBe('UNAUTHENTICATED')
  }
  tick()
  await signIn(passkey.sign(await start(), { counter: 8 }))
})

test('passkeys: ten wrong answers lock the account, and a sign-in of staff is recorded (SEC-A29)', async () => {
  const { passkey } = await withPasskey(await teamMember())
  await signIn(passkey.sign(await start()))
  expect((await records()).map(({ action }) => action)).toEqual(['second_factor_change', 'sign_in'])
  tick()
  const options = await start()
  for (let count = 0; count < 10; count += 1)
    expect((await refusedSignIn(passkey.sign(options, { origin: OTHER_SITE }))).code).toBe(
      'UNAUTHENTICATED',
    )
  expect((await refusedSignIn(passkey.sign(options))).code).toBe('RATE_LIMITED')
})

test('passkeys: a challenge of a server with another secret does not count (SEC-A30)', async () => {
  const { passkey } = await withPasskey()
  const { base } = await api.another([`${SECRET}, but another`])
  const stranger = new Caller(() => base)
  const options = (await stranger.ok(StartPasskeySignInDocument, { input: {} })).startPasskeySignIn
  expect((await refusedSignIn(passkey.sign(options))).code).toBe('UNAUTHENTICATED')
})
