import argon2 from 'argon2'
import { PASSWORD, person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { LoginDocument } from '../../test/operations'

const api = startApi({ rateLimits: true })

afterEach(() => {
  jest.restoreAllMocks()
})

test.each(['known', 'unknown'])(
  'account lockout: refuses sign-in after 10 failures (%s)',
  async kind => {
    const email = kind === 'known' ? (await person()).email : 'nobody@example.com'
    const login = (password: string) => api.visitor.rest('POST', '/auth/login', { email, password })
    for (let failure = 0; failure < 10; failure += 1)
      expect((await login('wrong')).status).toBe(401)

    const { status, headers, body } = await login(PASSWORD)
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    const seconds = Number(headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(840)
    expect(seconds).toBeLessThanOrEqual(900)
    const message = 'Too many tries. Please try again in 15 minutes.'
    expect(body).toMatchObject({ message, retryAfter: seconds })
    const input = { email, password: PASSWORD }
    const failure = await api.visitor.fails(LoginDocument, { input })
    expect(failure).toMatchObject({ code: 'RATE_LIMITED', message })
  },
)

test('account lockout: a successful sign-in clears the failures before it', async () => {
  const { email } = await person()
  const login = (password: string) => api.visitor.rest('POST', '/auth/login', { email, password })
  for (let round = 0; round < 2; round += 1) {
    for (let failure = 0; failure < 9; failure += 1) await login('wrong')
    expect((await login(PASSWORD)).status).toBe(200)
  }
})

test('account lockout: another address in X-Forwarded-For does not evade it', async () => {
  const { email } = await person()
  for (let failure = 0; failure < 10; failure += 1)
    await api.visitor.send('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'wrong' }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${failure}` },
    })
  expect(
    (await api.visitor.rest('POST', '/auth/login', { email, password: PASSWORD })).status,
  ).toBe(429)
})

test.each(['known', 'unknown'])(
  'account lockout: of 200 guesses at once, each from its own address, ten are judged (%s)',
  async kind => {
    const email = kind === 'known' ? (await person()).email : 'somebody@example.com'
    const verify = jest.spyOn(argon2, 'verify')
    const guess = async (_: unknown, index: number) => {
      const { status, headers } = await api.visitor.send('/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ email, password: `guess ${index}` }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
      })
      return { status, seconds: Number(headers.get('retry-after')) }
    }
    const answers = await Promise.all(Array.from({ length: 200 }, guess))
    expect(verify).toHaveBeenCalledTimes(10)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(190)
    for (const { seconds } of refused) {
      expect(seconds).toBeGreaterThan(840)
      expect(seconds).toBeLessThanOrEqual(900)
    }
  },
)

test('account lockout: a sign-in that could not be judged counts for nothing', async () => {
  const { email } = await person()
  const login = () => api.visitor.rest('POST', '/auth/login', { email, password: PASSWORD })
  jest.spyOn(console, 'error').mockImplementation()
  const verify = jest.spyOn(argon2, 'verify').mockRejectedValue(new Error('no memory is left'))
  for (let turn = 0; turn < 11; turn += 1) expect((await login()).status).toBe(500)
  verify.mockRestore()
  expect((await login()).status).toBe(200)
})

test('account lockout: registering judges no password', async () => {
  const { email } = await person()
  const verify = jest.spyOn(argon2, 'verify')
  const register = (password: string) =>
    api.visitor.rest('POST', '/auth/register', { firstName: 'A', lastName: 'B', email, password })
  const [right, wrong] = [await register(PASSWORD), await register('not the password')]
  expect(right).toMatchObject({ status: 409, body: wrong.body })
  for (const { headers } of [right, wrong]) expect(headers.getSetCookie()).toEqual([])
  expect(verify).not.toHaveBeenCalled()
})

test('account lockout: counts each login of one GraphQL request', async () => {
  const guesses = Array.from(
    { length: 12 },
    (_, index) => `g${index}: login(input: { email: "a@b.example", password: "x" }) { id }`,
  )
  const response = await api.visitor.send('/graphql', {
    method: 'POST',
    body: JSON.stringify({ query: `mutation { ${guesses.join(' ')} }` }),
    headers: { 'content-type': 'application/json' },
  })
  const { errors } = (await response.json()) as {
    errors: { extensions: { code: string; retryAfter?: number } }[]
  }
  expect(errors.map(({ extensions }) => extensions.code)).toEqual([
    ...Array<string>(10).fill('UNAUTHENTICATED'),
    'RATE_LIMITED',
    'RATE_LIMITED',
  ])
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBe(errors.at(-1)?.extensions.retryAfter)
  expect(seconds).toBeGreaterThan(840)
})
