import { PASSWORD, person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { LoginDocument } from '../../test/operations'

const api = startApi({ rateLimits: true })

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
