import argon2 from 'argon2'
import { DAY_MS } from '../../core/durations'
import { PASSWORD, person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { countStatements } from '../../../test/statements'
import {
  LoginDocument,
  LogoutDocument,
  MeDocument,
  RegisterDocument,
} from '../../../test/operations'
import { db } from '../../database/data-source'
import { User } from '../../accounts/user.entity'
import { Session } from '../../accounts/session.entity'

const api = startApi()

const camila = {
  firstName: ' Camila ',
  lastName: 'Alvarez',
  email: ' Camila@Example.com ',
  password: 'a quiet drop shot',
}

const storedPassword = async (email: string) =>
  (await db.getRepository(User).findOneOrFail({ where: { email }, select: { password: true } }))
    .password

test('auth: me runs no statement for a visitor and one for a member; to register and to sign in take two', async () => {
  const visitor = () => api.visitor.ok(MeDocument).catch(() => null)
  expect(await countStatements(visitor)).toBe(0)
  const user = await person()
  const member = await api.as(user)
  expect(await countStatements(() => member.ok(MeDocument))).toBe(1)
  // One for account and welcome, one for the session.
  const register = () => api.visitor.ok(RegisterDocument, { input: camila })
  expect(await countStatements(register)).toBe(2)
  // Reads the account, and stores the session.
  const input = { email: user.email, password: PASSWORD }
  const login = () => api.visitor.ok(LoginDocument, { input })
  expect(await countStatements(login)).toBe(2)
})

describe('register', () => {
  test('makes an account, trimmed, and signs the person in', async () => {
    const caller = api.visitor
    const { register } = await caller.ok(RegisterDocument, { input: camila })
    expect((await caller.ok(MeDocument)).me).toMatchObject({
      id: register.id,
      firstName: 'Camila',
      email: 'camila@example.com',
      isAdmin: false,
    })
  })

  const refused = [
    ['firstName', '  ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', 'camila@', 'Please enter a valid email address'],
    ['email', 'camila\u200b@example.com', 'Please enter a valid email address'],
    ['password', '1234567', 'Password must be at least 8 characters long'],
    ['firstName', 'a\u0000', 'Please use plain text only'],
  ] as const
  test('refuses bad input, naming the field (SEC-I3, SEC-D6)', async () => {
    for (const [field, value, message] of refused)
      expect(
        await api.visitor.fails(RegisterDocument, { input: { ...camila, [field]: value } }),
      ).toEqual({
        code: 'BAD_USER_INPUT',
        message,
        fields: [{ field, message, path: ['input', field] }],
      })
    expect(await db.getRepository(User).count()).toBe(0)
  })

  test('never returns the password (SEC-O3)', async () => {
    const wrong = [
      { ...camila, email: 'x' },
      { ...camila, firstName: 5 },
      { ...camila, extra: 1 },
      { password: camila.password },
    ]
    for (const input of wrong)
      expect(JSON.stringify(await api.visitor.fails(RegisterDocument, { input }))).not.toContain(
        camila.password,
      )
  })

  test('knows one account by its domain in either spelling (ACCOUNT-4)', async () => {
    const [unicode, ascii] = ['ana@bücher.example', 'ana@xn--bcher-kva.example']
    await api.visitor.ok(RegisterDocument, { input: { ...camila, email: unicode } })
    for (const email of [ascii, ` \u200b${unicode}\u2060`])
      await api.visitor.ok(LoginDocument, { input: { email, password: camila.password } })
    const again = await api.visitor.fails(RegisterDocument, { input: { ...camila, email: ascii } })
    expect(again).toMatchObject({ code: 'CONFLICT' })
  })

  test('refuses a registered address in every spelling, without a session (SEC-A8)', async () => {
    await person({ email: 'camila@example.com' })
    for (const email of ['CAMILA@EXAMPLE.COM', 'ｃamila@example.com']) {
      const caller = api.visitor
      expect(await caller.fails(RegisterDocument, { input: { ...camila, email } })).toMatchObject({
        code: 'CONFLICT',
        message: 'That email address is already registered',
      })
      expect(caller.cookie).toBeUndefined()
    }
  })

  test('concurrent requests with one address create one account (SEC-D5)', async () => {
    // The subject is the race.
    const hash = jest.spyOn(argon2, 'hash').mockResolvedValue('a hash')
    const tries = Array.from({ length: 6 }, (_, index) =>
      api.visitor.rest('POST', '/auth/register', {
        ...camila,
        email: index % 2 ? camila.email : 'CAMILA@example.com',
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    hash.mockRestore()
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.filter(status => status === 409)).toHaveLength(5)
    expect(await db.getRepository(User).count()).toBe(1)
  })
})

test('session: a stored session without a creation time is invalid', async () => {
  const member = await api.as(await person())
  await db.query(`UPDATE session SET sess = (sess::jsonb - 'startedAt')::json`)
  expect((await member.rest('GET', '/auth/user')).status).toBe(401)
})

test('session: its cookie value may be quoted', async () => {
  const member = await api.as(await person())
  const [name = '', value = ''] = member.cookie?.split('=') ?? []
  member.cookie = `other=1; ${name}="${value}" ; more=2`
  expect((await member.rest('GET', '/auth/user')).status).toBe(200)
})

describe('login', () => {
  test('accepts any spelling of the address', async () => {
    const { id, email } = await person({ email: 'camila@example.com' })
    const caller = api.visitor
    const { login } = await caller.ok(LoginDocument, {
      input: { email: ' CAMILA@example.com', password: PASSWORD },
    })
    expect(login.id).toBe(id)
    expect((await caller.ok(MeDocument)).me).toMatchObject({ email })
  })

  test('responds alike to a wrong password and an unknown address, without a cookie (SEC-S4)', async () => {
    const { email } = await person()
    const wrong = api.visitor
    const failure = await wrong.fails(LoginDocument, { input: { email, password: 'not this one' } })
    expect(failure).toEqual({
      code: 'UNAUTHENTICATED',
      message: 'That email and password do not match',
    })
    const unknown = { email: 'nobody@example.com', password: PASSWORD }
    expect(await api.visitor.fails(LoginDocument, { input: unknown })).toEqual(failure)
    expect(wrong.cookie).toBeUndefined()
  })

  test('refuses bad input, naming the field', async () => {
    expect(
      await api.visitor.fails(LoginDocument, { input: { email: 'x', password: '' } }),
    ).toMatchObject({
      fields: [
        { field: 'email', message: 'Please enter a valid email address' },
        { field: 'password', message: 'Password is required' },
      ],
    })
  })

  test('rehashes a weak hash, also if two sign in at once (SEC-A2)', async () => {
    const { email } = await person()
    const login = () => api.visitor.ok(LoginDocument, { input: { email, password: PASSWORD } })
    await Promise.all([login(), login()])
    expect(await storedPassword(email)).toContain('m=19456')
    expect(await db.getRepository(Session).count()).toBe(2)
    await login()
  })

  test('gives a new session id and ends the old session (SEC-S6)', async () => {
    const member = await person()
    const caller = await api.as(member)
    const old = await api.as(member)
    old.cookie = caller.cookie
    await caller.ok(LoginDocument, { input: { email: member.email, password: PASSWORD } })
    expect(caller.cookie).not.toBe(old.cookie)
    expect((await old.ok(MeDocument)).me).toBeNull()
  })

  test('never adopts a session id that the client sent (SEC-S5)', async () => {
    const member = await person()
    const caller = api.visitor
    caller.cookie = 'sid=s%3Aplanted.signature'
    await caller.ok(LoginDocument, { input: { email: member.email, password: PASSWORD } })
    expect(caller.cookie).not.toContain('planted')
  })
})

test('logout: ends the session on the server, and succeeds without one (SEC-S7)', async () => {
  const caller = await api.as(await person())
  const { cookie } = caller
  await caller.ok(LogoutDocument)
  expect(await db.getRepository(Session).count()).toBe(0)
  caller.cookie = cookie
  expect((await caller.ok(MeDocument)).me).toBeNull()
  await caller.ok(LogoutDocument)
})

test('me: is null without a session, with a malformed one and with an expired one', async () => {
  expect((await api.visitor.ok(MeDocument)).me).toBeNull()
  const garbled = api.visitor
  garbled.cookie = `sid=${'x'.repeat(4000)}`
  expect((await garbled.ok(MeDocument)).me).toBeNull()
  const caller = await api.as(await person())
  api.at(new Date(Date.now() + 31 * DAY_MS).toISOString())
  expect((await caller.ok(MeDocument)).me).toBeNull()
})
