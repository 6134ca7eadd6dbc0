import { createToken } from '../../../test/api-tokens'
import { PASSWORD, person } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import { findMail, findMails, rendered, tokenIn } from '../../../test/mails'
import {
  FinishPasskeySignInDocument,
  LoginDocument,
  MeDocument,
  RegisterDocument,
  ResetPasswordDocument,
  UndoEmailChangeDocument,
  UpdateProfileDocument,
} from '../../../test/operations'
import { addSoftPasskey, signedIn } from '../../../test/passkeys'
import { addAuthenticator } from '../../../test/second-factors'
import { services } from '../../../test/services'
import { TokenScope } from '../../accounts/token-scope'
import { User } from '../../accounts/user.entity'
import { DAY_MS, MINUTE_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { resetPasswordMail } from '../auth/auth.mails'
import { findSecondFactors } from '../second-factors/second-factors.service'
import { secondFactorChangedMail } from '../second-factors/second-factors.mails'
import { emailChangedMail } from '../members/members.mails'
import { setAccountEmail } from '../members/operator-changes.service'

const api = startApi()

const OLD = 'camila@example.com'
const expired = { code: 'LINK_EXPIRED' }
const owner = () => person({ email: OLD, emailConfirmedAt: new Date() })
const change = (caller: Caller, email: string) =>
  caller.ok(UpdateProfileDocument, { input: { email } })
const confirm = ({ id }: User) => db.getRepository(User).update(id, { emailConfirmedAt: api.now() })

/** The thief of an account changes its address; returns the token that the old address was mailed. */
async function steal() {
  const user = await owner()
  const thief = await api.as(user)
  await change(thief, 'thief@example.com')
  const mail = await findMail(emailChangedMail, OLD)
  return { user, thief, token: await tokenIn(mail) }
}

const addressOf = async ({ id }: User) =>
  (await db.getRepository(User).findOneByOrFail({ id })).email
test('undo of an address: gives it back after the thief has changed it again (SEC-A15)', async () => {
  const { user, thief, token } = await steal()
  // The thief confirms each address, and could be mailed a link of their own.
  for (const email of ['second@example.com', 'third@example.com']) {
    await confirm(user)
    await change(thief, email)
  }
  for (const email of ['thief@example.com', 'second@example.com']) {
    const mail = await findMail(emailChangedMail, email)
    expect((await rendered(mail)).text).not.toContain('mode=undo')
  }
  const text = await createToken(user, [TokenScope.PROFILE_READ], api.now())
  expect(await api.visitor.ok(UndoEmailChangeDocument, { input: { token } })).toEqual({
    undoEmailChange: true,
  })
  expect(await db.getRepository(User).findOneByOrFail({ id: user.id })).toMatchObject({
    email: OLD,
    emailConfirmed: true,
  })
  expect((await thief.ok(MeDocument)).me).toBeNull()
  expect((await api.withToken(text).rest('GET', '/auth/user')).status).toBe(401)
  // The thief knew the password.
  const login = (password: string) => ({ input: { email: OLD, password } })
  expect(await api.visitor.fails(LoginDocument, login(PASSWORD))).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  const [reset] = await findMails(resetPasswordMail, OLD)
  if (!reset) throw new Error('no mail')
  expect((await rendered(reset)).text).toContain('its former password has ended')
  const newPassword = 'my own drop shot'
  const input = { token: await tokenIn(reset), newPassword }
  await api.visitor.ok(ResetPasswordDocument, { input })
  await api.visitor.ok(LoginDocument, login(newPassword))
})

test('undo of an address: the link works once, of many at once too, and for 72 hours (SEC-A15)', async () => {
  const { user, token } = await steal()
  const { text } = await rendered(await findMail(emailChangedMail, OLD))
  expect(text).toContain('press the button within 72 hours of the change')
  api.later(3 * DAY_MS)
  expect(await api.visitor.fails(UndoEmailChangeDocument, { input: { token } })).toMatchObject(
    expired,
  )
  api.later(-1)
  const tries = [1, 2, 3].map(() => api.visitor.ok(UndoEmailChangeDocument, { input: { token } }))
  const done = await Promise.allSettled(tries)
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await addressOf(user)).toBe(OLD)
  expect(await api.visitor.fails(UndoEmailChangeDocument, { input: { token } })).toMatchObject(
    expired,
  )
  expect(await findMails(resetPasswordMail, OLD)).toHaveLength(1)
})

test('undo of an address: removes the second factors since the change, and keeps earlier ones (SEC-A32)', async () => {
  const user = await owner()
  const own = await addSoftPasskey(user, api.now())
  const caller = await api.as(user)
  api.later(1)
  await change(caller, 'thief@example.com')
  const theirs = await addSoftPasskey(user, api.now())
  await addAuthenticator(user, new Date(api.now().getTime() + 3 * MINUTE_MS))
  const mail = await findMail(emailChangedMail, OLD)
  expect((await rendered(mail)).text).toContain('second factors that were added since')
  await api.visitor.ok(UndoEmailChangeDocument, { input: { token: await tokenIn(mail) } })

  const { authenticatorSince, passkeys, recoveryCodesLeft } = await findSecondFactors(user.id)
  expect(passkeys.map(({ credentialId }) => credentialId)).toEqual([own.id])
  // Whoever had the account could read new recovery codes.
  expect([authenticatorSince, recoveryCodesLeft]).toEqual([null, 0])
  expect(await db.getRepository(User).findOneByOrFail({ id: user.id })).toMatchObject({
    secondFactors: ['passkey'],
  })
  const changes = (await findMails(secondFactorChangedMail, OLD)).map(({ data }) => data['change'])
  expect(changes).toContain('removed_with_address')
  const signIn = async (passkey: typeof own) => ({
    input: { passkey: await signedIn(passkey, api.now()) },
  })
  expect(await api.visitor.fails(FinishPasskeySignInDocument, await signIn(theirs))).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  await api.visitor.ok(FinishPasskeySignInDocument, await signIn(own))
})

test('undo of an address: without a later second factor, all of them stay', async () => {
  const user = await owner()
  await addAuthenticator(user, api.now())
  const caller = await api.as(user)
  api.later(1)
  await change(caller, 'thief@example.com')
  const mail = await findMail(emailChangedMail, OLD)
  const before = await findMails(secondFactorChangedMail, OLD)
  await api.visitor.ok(UndoEmailChangeDocument, { input: { token: await tokenIn(mail) } })
  expect(await db.getRepository(User).findOneByOrFail({ id: user.id })).toMatchObject({
    secondFactors: ['authenticator'],
  })
  expect(await findMails(secondFactorChangedMail, OLD)).toEqual(before)
})

test('undo of an address: nobody else can take it while the link is open (SEC-A15)', async () => {
  const { user, token } = await steal()
  const account = { firstName: 'T', lastName: 'T', email: OLD, password: PASSWORD }
  const taken = { code: 'CONFLICT', fields: [{ field: 'email' }] }
  expect(await api.visitor.fails(RegisterDocument, { input: account })).toMatchObject(taken)
  const other = await api.as(await person())
  expect(await other.fails(UpdateProfileDocument, { input: { email: OLD } })).toMatchObject(taken)
  await api.visitor.ok(UndoEmailChangeDocument, { input: { token } })
  expect(await addressOf(user)).toBe(OLD)
})

test('undo of an address: an address that was never confirmed gets no link', async () => {
  const caller = await api.as(await person({ email: OLD }))
  await change(caller, 'right@example.com')
  const mail = await findMail(emailChangedMail, OLD)
  expect((await rendered(mail)).text).not.toContain('mode=undo')
})

test('undo of an address: the operator’s change ends an open link and gives none', async () => {
  const { user, token } = await steal()
  const account = await db.getRepository(User).findOneByOrFail({ id: user.id })
  await setAccountEmail(services, account, 'operator@example.com')
  expect(await api.visitor.fails(UndoEmailChangeDocument, { input: { token } })).toMatchObject(
    expired,
  )
  expect(await addressOf(user)).toBe('operator@example.com')
})
