import argon2 from 'argon2'
import { startApi } from '../../../test/harness'
import { db } from '../../database/data-source'

const api = startApi()

afterEach(() => {
  jest.restoreAllMocks()
})

const email = 'camila@example.com'
const register = (password: string) =>
  api.visitor.rest('POST', '/auth/register', {
    firstName: 'Camila',
    lastName: 'Alvarez',
    email,
    password,
  })
const login = async (password: string) =>
  (await api.visitor.rest('POST', '/auth/login', { email, password })).status

/** The parameters of a hash, which decide how much work it is. */
const FLOOR = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

test('passwords: a hash has 16 bytes of salt and 32 bytes of hash, and no two are equal (SEC-A1)', async () => {
  await register('a quiet drop shot')
  await api.visitor.rest('POST', '/auth/register', {
    firstName: 'Eve',
    lastName: 'L',
    email: 'eve@example.com',
    password: 'a quiet drop shot',
  })
  const stored = await db.query<{ password: string }[]>('SELECT password FROM "user"')
  const hashes = stored.map(({ password }) => password)
  for (const hash of hashes) {
    const [salt = '', own = ''] = hash.replace(FLOOR, '').split('$')
    expect(Buffer.from(salt, 'base64')).toHaveLength(16)
    expect(Buffer.from(own, 'base64')).toHaveLength(32)
  }
  expect(new Set(hashes).size).toBe(2)
})

test('passwords: every character matters, and its case (SEC-A4)', async () => {
  expect((await register('A Quiet  Drop Shot ')).status).toBe(201)
  for (const other of ['a quiet  drop shot ', 'A Quiet Drop Shot ', 'A Quiet  Drop Shot'])
    expect(await login(other)).toBe(401)
  expect(await login('A Quiet  Drop Shot ')).toBe(200)
})

test('passwords: the last of 1,024 characters matters (SEC-A4)', async () => {
  expect((await register(`${'a'.repeat(1023)}x`)).status).toBe(201)
  expect(await login(`${'a'.repeat(1023)}y`)).toBe(401)
})

test('passwords: the same letters in another Unicode form are accepted (NFKC) (SEC-A4)', async () => {
  expect((await register('jörg spielt früh')).status).toBe(201)
  expect(await login('jörg spielt früh'.normalize('NFD'))).toBe(200)
})

test('passwords: only the length is checked (SEC-A6)', async () => {
  jest.spyOn(argon2, 'hash').mockResolvedValue('a hash')
  for (const password of ['12345678', '🏓🏓🏓🏓🏓🏓🏓🏓', 'ä'.repeat(128)]) {
    expect((await register(password)).status).toBe(201)
    await db.query('DELETE FROM "user"')
  }
})

test('passwords: more than 1,024 characters are refused before they are hashed (SEC-A3)', async () => {
  const hash = jest.spyOn(argon2, 'hash')
  for (const size of [1_025, 99_000])
    expect(await register('x'.repeat(size))).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', message: 'Please use a shorter password' }] },
    })
  expect(hash).not.toHaveBeenCalled()
})

test('login: an unknown address costs the same work as a wrong password (SEC-A7)', async () => {
  await register('a quiet drop shot')
  const verify = jest.spyOn(argon2, 'verify')
  const answers = []
  for (const address of [email, 'nobody@example.com']) {
    verify.mockClear()
    answers.push(
      await api.visitor.rest('POST', '/auth/login', { email: address, password: 'another one' }),
    )
    expect(verify.mock.calls).toEqual([[expect.stringMatching(FLOOR), 'another one']])
  }
  const [wrong, unknown] = answers.map(({ status, body }) => ({ status, body: body as unknown }))
  expect(unknown).toEqual(wrong)
})

test('register: a registered address costs the same work as a new one (SEC-A8)', async () => {
  const hash = jest.spyOn(argon2, 'hash')
  for (const status of [201, 409]) {
    hash.mockClear()
    expect((await register('a quiet drop shot')).status).toBe(status)
    expect(hash).toHaveBeenCalledTimes(1)
  }
})
