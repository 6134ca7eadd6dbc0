import { Client } from 'pg'
import { PASSWORD, person, teamMember } from '../../../test/factories'
import { holdLocks } from '../../../test/lock-waits'
import { startApi } from '../../../test/harness'
import { findMails, tokenIn, untilMailed } from '../../../test/mails'
import {
  FinishPasskeySignInDocument,
  LoginDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  UpdateProfileDocument,
} from '../../../test/operations'
import { addSoftPasskey, signedIn } from '../../../test/passkeys'
import { SESSION_CHANGED } from '../../accounts/session-endings'
import { Role, User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { Link } from '../../links/link.entity'
import { confirmEmailLink, resetPasswordLink } from './auth.links'
import { passwordChangedMail, resetPasswordMail } from './auth.mails'
import { services } from '../../../test/services'

const api = startApi({ hasPasswordBlocklist: true })

const NEW = 'a louder smash than before'
const RESET = resetPasswordMail
const EXPIRED = { code: 'LINK_EXPIRED', message: 'This link has been used or has expired.' }

const ask = (email: string) => api.visitor.ok(RequestPasswordResetDocument, { input: { email } })
const login = (email: string, password: string) => ({ input: { email, password } })
const reset = (token: string, newPassword = NEW) => ({ input: { token, newPassword } })

/** Requests a reset and returns the token of the person's latest mail, once `count` mails exist. */
async function askedBy({ email }: User, count = 1): Promise<string> {
  await ask(email)
  return tokenIn(await untilMailed(RESET, email, count))
}

/** Creates an open link, as if it was mailed now. */
async function openLink({ id: subject, email }: User, purpose = resetPasswordLink) {
  const link = await services.links.create({ purpose, subject, email, now: api.now() }, db.manager)
  return services.links.token(purpose, link.id)
}

test('password reset: a mailed link sets a new password, confirms the address and signs nobody in', async () => {
  const member = await person()
  const token = await askedBy(member)
  const caller = api.visitor
  await caller.ok(ResetPasswordDocument, reset(token))
  expect(caller.cookie).toBeUndefined()
  const { email } = member
  expect(await api.visitor.fails(LoginDocument, login(email, PASSWORD))).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  await api.visitor.ok(LoginDocument, login(email, NEW))
  const { emailConfirmedAt } = await db.getRepository(User).findOneByOrFail({ id: member.id })
  expect(emailConfirmedAt).toEqual(api.now())
  expect(await findMails(passwordChangedMail, email)).toHaveLength(1)
  expect(await api.visitor.fails(ResetPasswordDocument, reset(token))).toEqual(EXPIRED)
})

test('password reset: does not confirm an address for whoever has the account’s second factor (SEC-P9)', async () => {
  const stranger = await person()
  const passkey = await addSoftPasskey(stranger, api.now())
  await api.visitor.ok(ResetPasswordDocument, reset(await openLink(stranger)))
  api.later(1)
  await api.visitor.ok(FinishPasskeySignInDocument, {
    input: { passkey: await signedIn(passkey, api.now()) },
  })
  const confirmed = () => db.getRepository(User).findOneByOrFail({ id: stranger.id })
  expect((await confirmed()).emailConfirmed).toBe(false)
  // A confirmation from before stays.
  await db.getRepository(User).update(stranger.id, { emailConfirmedAt: api.now() })
  await api.visitor.ok(ResetPasswordDocument, reset(await openLink(stranger)))
  expect((await confirmed()).emailConfirmed).toBe(true)
})

test('password reset: concurrent requests with one token change the password once (SEC-L2)', async () => {
  const member = await person()
  const token = await openLink(member)
  const passwords = Array.from({ length: 5 }, (_, index) => `${NEW} ${index}`)
  const outcomes = await Promise.all(
    passwords.map(password =>
      api.visitor.ok(ResetPasswordDocument, reset(token, password)).then(
        () => password,
        (error: unknown) => String(error),
      ),
    ),
  )
  const [winner = '', ...others] = outcomes.filter(outcome => passwords.includes(outcome))
  expect(others).toEqual([])
  expect(outcomes.filter(outcome => outcome.includes('LINK_EXPIRED'))).toHaveLength(4)
  await api.visitor.ok(LoginDocument, login(member.email, winner))
  expect(await findMails(passwordChangedMail)).toHaveLength(1)
})

test('password reset: ends every session of the account and its subscriptions (SEC-L6)', async () => {
  const [member, other] = [await person(), await person()]
  const callers = [await api.as(member), await api.as(member)]
  const bystander = await api.as(other)
  const token = await openLink(member)
  const listener = new Client({ connectionString: dbUrl() })
  await listener.connect()
  await listener.query(`LISTEN ${SESSION_CHANGED}`)
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  await api.visitor.ok(ResetPasswordDocument, reset(token))
  // Earlier notifications arrive before this response.
  await listener.query('SELECT 1')
  await listener.end()
  // This notification makes every server end the person's subscriptions.
  expect(heard).toEqual([member.id])
  for (const caller of callers) expect((await caller.rest('GET', '/auth/user')).status).toBe(401)
  expect((await bystander.rest('GET', '/auth/user')).status).toBe(200)
})

const dbUrl = () => String((db.options as { url?: string }).url)

test('password reset: asking again invalidates the first link (SEC-L2)', async () => {
  const member = await person()
  const [first, second] = [await askedBy(member), await askedBy(member, 2)]
  expect(await api.visitor.fails(ResetPasswordDocument, reset(first))).toEqual(EXPIRED)
  await api.visitor.ok(ResetPasswordDocument, reset(second))
})

test('password reset: every other token is refused with the same message (SEC-L3)', async () => {
  const idOfLink = async ({ id: subject }: User) =>
    (await db.getRepository(Link).findOneByOrFail({ subject })).id
  const users = db.getRepository(User)
  const unknown = services.links.token(resetPasswordLink, 'f3b0c442-98fc-4c14-9afb-f4c8996fb924')
  const makes: ((member: User, token: string) => unknown)[] = [
    () => '',
    () => unknown,
    idOfLink,
    member => openLink(member, confirmEmailLink),
    // Another purpose's token of the link.
    async member => services.links.token(confirmEmailLink, await idOfLink(member)),
    // The address was changed and changed back.
    async (member, token) => {
      for (const email of [`new.${member.email}`, member.email])
        await (await api.as(member)).ok(UpdateProfileDocument, { input: { email } })
      return token
    },
    async ({ id, email }, token) => {
      await users.update(id, { email: `new.${email}` })
      return token
    },
    // The account has become the team's.
    async ({ id }, token) => {
      await users.update(id, { role: Role.ADMIN })
      return token
    },
  ]
  for (const [index, make] of makes.entries()) {
    const member = await person()
    const token = String(await make(member, await openLink(member)))
    const refusal = await api.visitor.fails(ResetPasswordDocument, reset(token))
    expect([index, refusal]).toEqual([index, EXPIRED])
  }
  expect(await findMails(passwordChangedMail)).toEqual([])
})

test('password reset: a link works for an hour (SEC-L2)', async () => {
  const token = await openLink(await person())
  api.later(3_600_000)
  expect(await api.visitor.fails(ResetPasswordDocument, reset(token))).toEqual(EXPIRED)
  api.later(-1_000)
  await api.visitor.ok(ResetPasswordDocument, reset(token))
})

test('password reset: an unknown address and the team’s get the same response and no mail (SEC-L7)', async () => {
  const [member, team] = [await person(), await teamMember()]
  for (const email of ['nobody@example.com', team.email, ` ${member.email.toUpperCase()} `])
    expect(await ask(email)).toEqual({ requestPasswordReset: true })
  // Requests are processed in order: when the last mail exists, the others would exist too.
  await untilMailed(RESET, member.email)
  expect(await findMails(RESET)).toHaveLength(1)
})

test('password reset: responds before it looks anything up (SEC-L7)', async () => {
  const member = await person()
  const release = await holdLocks('LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE')
  expect(await ask(member.email)).toEqual({ requestPasswordReset: true })
  await release()
  await untilMailed(RESET, member.email)
})

test('password reset: a password follows the rules of registration, and the link stays valid (SEC-L6)', async () => {
  const member = await person()
  const token = await openLink(member)
  const refused = (message: string) => ({
    code: 'BAD_USER_INPUT',
    message,
    fields: [{ field: 'newPassword', message, path: ['input', 'newPassword'] }],
  })
  expect(await api.visitor.fails(ResetPasswordDocument, reset(token, '1234567'))).toEqual(
    refused('Password must be at least 8 characters long'),
  )
  const common = await api.visitor.fails(ResetPasswordDocument, reset(token, 'password1'))
  const own = await api.visitor.fails(ResetPasswordDocument, reset(token, 'CamilaAlvarez'))
  expect(common).toEqual(refused('Please choose a password that fewer people use'))
  expect(own).toMatchObject({ code: 'BAD_USER_INPUT' })
  await api.visitor.ok(ResetPasswordDocument, reset(token))
})
