import argon2 from 'argon2'
import { PASSWORD, person } from '../../test/factories'
import { failLogins } from '../../test/failed-logins'
import { startApi } from '../../test/harness'
import { rounds } from '../../test/rounds'
import { LoginDocument, ResetPasswordDocument } from '../../test/operations'
import { db } from '../database/data-source'
import { createAccountLockout, type AccountLockout } from './account-lockout'
import { createFailureCounts } from './failure-counts'
import { createSharedFailureCounts } from './shared-failure-counts'
import { log } from '../core/log'
import { resetPasswordLink } from '../features/auth/auth.links'
import { unlockAccount } from '../features/members/operator-changes.service'
import { services } from '../../test/services'

const api = startApi({ rateLimits: true })

// A sign-in would replace the factories' quick hash by a slow one.
beforeEach(() => {
  jest.spyOn(argon2, 'needsRehash').mockReturnValue(false)
})
afterEach(() => {
  jest.restoreAllMocks()
})

const loginAs = (email: string, password = PASSWORD) =>
  api.visitor.rest('POST', '/auth/login', { email, password })

test('account lockout: a successful sign-in clears the failures before it', async () => {
  const { email } = await person()
  for (const count of [9, 1]) {
    await failLogins(api.visitor, email, { count })
    expect((await loginAs(email)).status).toBe(200)
  }
})

test('account lockout: the operator, or a password reset by mail, unlocks the account (SEC-T1)', async () => {
  const account = await person()
  const { id: subject, email } = account
  await failLogins(api.visitor, email)
  expect((await loginAs(email)).status).toBe(429)
  await unlockAccount(services, account)
  let { status } = await loginAs(email)
  while (status === 429) ({ status } = await loginAs(email))
  expect(status).toBe(200)
  await failLogins(api.visitor, email)
  const purpose = resetPasswordLink
  const link = await services.links.create({ purpose, subject, email, now: api.now() }, db.manager)
  const reset = (token: string) => ({ input: { token, newPassword: 'a louder smash' } })
  await api.visitor.fails(ResetPasswordDocument, reset('made up'))
  expect((await loginAs(email)).status).toBe(429)
  await api.visitor.ok(ResetPasswordDocument, reset(services.links.token(purpose, link.id)))
  expect((await loginAs(email, 'a louder smash')).status).toBe(200)
})

const GUESSES = rounds(15, 200)

test.each(['known', 'unknown'])(
  'account lockout: of concurrent guesses from many addresses ten are verified, then the right password is refused too (%s) (SEC-T1, SEC-T3)',
  async kind => {
    const email = kind === 'known' ? (await person()).email : 'somebody@example.com'
    const verify = jest.spyOn(argon2, 'verify')
    const guess = async (_: unknown, index: number) => {
      const { status, headers } = await api.visitor.post(
        '/api/auth/login',
        { email, password: `guess ${index}` },
        { 'x-forwarded-for': `203.0.113.${index}` },
      )
      return { status, seconds: Number(headers.get('retry-after')) }
    }
    const answers = await Promise.all(Array.from({ length: GUESSES }, guess))
    expect(verify).toHaveBeenCalledTimes(10)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(GUESSES - 10)
    for (const { seconds } of refused) {
      expect(seconds).toBeGreaterThan(840)
      expect(seconds).toBeLessThanOrEqual(900)
    }
    const input = { email, password: PASSWORD }
    const { status, headers, body } = await api.visitor.rest('POST', '/auth/login', input)
    const message = 'Too many tries. Please try again in 15 minutes.'
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', message, retryAfter: Number(headers.get('retry-after')) },
    })
    const failure = await api.visitor.fails(LoginDocument, { input })
    expect(failure).toMatchObject({ code: 'RATE_LIMITED', message })
    expect(verify).toHaveBeenCalledTimes(10)
  },
)

test('account lockout: a sign-in that could not be verified is not counted', async () => {
  const { email } = await person()
  const login = () => api.visitor.rest('POST', '/auth/login', { email, password: PASSWORD })
  jest.spyOn(log, 'error').mockImplementation()
  const verify = jest.spyOn(argon2, 'verify').mockRejectedValue(new Error('no memory is left'))
  for (let turn = 0; turn < 11; turn += 1) expect((await login()).status).toBe(500)
  verify.mockRestore()
  expect((await login()).status).toBe(200)
})

describe.each([
  ['in memory', createFailureCounts],
  ['in the database', () => createSharedFailureCounts(Buffer.from('a key for tests'))],
])('account lockout: concurrent attempts (%s)', (_, createCounts) => {
  const attempt = { email: 'somebody@example.com', device: null }
  const wrong = () => Promise.resolve(false)
  const right = () => Promise.resolve(true)

  const createLockout = () => createAccountLockout(true, createCounts())

  /** Starts an attempt, waits until `verify` is called, and returns functions that end it. */
  async function hold(lockout: AccountLockout, device: string | null = null) {
    let [resolve, reject]: [(isMatch: boolean) => void, (error: Error) => void] = [
      () => {},
      () => {},
    ]
    const verifying = new Promise<boolean>((...settle) => {
      ;[resolve, reject] = settle
    })
    let accepted = Promise.resolve(false)
    await new Promise<void>(begin => {
      accepted = lockout.check({ ...attempt, device }, () => {
        begin()
        return verifying
      })
    })
    return { accepted, resolve, reject }
  }

  async function failTimes(lockout: AccountLockout, count: number): Promise<void> {
    for (let failure = 0; failure < count; failure += 1)
      expect(await lockout.check(attempt, wrong)).toBe(false)
  }

  const refused = { extensions: { code: 'RATE_LIMITED' } }

  test('a refused attempt is not counted once the ten before it have ended', async () => {
    const lockout = createLockout()
    await failTimes(lockout, 9)
    const tenth = await hold(lockout)
    await expect(lockout.check(attempt, right)).rejects.toMatchObject(refused)
    tenth.reject(new Error('no memory is left'))
    await expect(tenth.accepted).rejects.toThrow('no memory is left')
    expect(await lockout.check(attempt, right)).toBe(true)
  })

  test('ten failures lock the account, in any order of completion', async () => {
    const lockout = createLockout()
    const first = await hold(lockout)
    await failTimes(lockout, 9)
    first.reject(new Error('no memory is left'))
    await expect(first.accepted).rejects.toThrow('no memory is left')
    // Nine have failed: the tenth is verified, and its failure locks the account.
    await failTimes(lockout, 1)
    await expect(lockout.check(attempt, right)).rejects.toMatchObject(refused)
  })

  test('a sign-in from a known device gives strangers no further guess', async () => {
    const lockout = createLockout()
    const devices = await Promise.all(['a', 'b', 'c'].map(device => hold(lockout, device)))
    await failTimes(lockout, 7)
    await expect(lockout.check(attempt, wrong)).rejects.toMatchObject(refused)
    for (const { resolve, accepted } of devices) {
      resolve(true)
      expect(await accepted).toBe(true)
    }
    await failTimes(lockout, 3)
    const late = await hold(lockout, 'd')
    late.resolve(true)
    expect(await late.accepted).toBe(true)
    // The lockout is the first, not the second, which is twice as long.
    await expect(lockout.check(attempt, right)).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED', retryAfter: 900 },
    })
  })
})

test('account lockout: registering verifies no password', async () => {
  const { email } = await person()
  const verify = jest.spyOn(argon2, 'verify')
  const register = (password: string) =>
    api.visitor.rest('POST', '/auth/register', { firstName: 'A', lastName: 'B', email, password })
  const [right, wrong] = [await register(PASSWORD), await register('not the password')]
  expect(right).toMatchObject({ status: 409, body: wrong.body })
  for (const { headers } of [right, wrong]) expect(headers.getSetCookie()).toEqual([])
  expect(verify).not.toHaveBeenCalled()
})

test('account lockout: counts each login of one GraphQL request (SEC-T4, SEC-G4)', async () => {
  const { email } = await person()
  const { response, errors, codes } = await failLogins(api.visitor, email, { count: 12 })
  expect(codes).toEqual([
    ...Array<string>(10).fill('UNAUTHENTICATED'),
    'RATE_LIMITED',
    'RATE_LIMITED',
  ])
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBe(errors.at(-1)?.extensions.retryAfter)
  expect(seconds).toBeGreaterThan(840)
})
