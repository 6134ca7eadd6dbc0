import { person } from '../../test/factories'
import { startApi } from '../../test/harness'

const api = startApi({ rateLimits: true })

const HOUR = 3600
const FIVE_MINUTES = 300

const json = (body: object, address: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  body: JSON.stringify(body),
})

/** Calls the mutation this many times, ten per request; returns the error codes. */
async function codesOf(mutation: string, times: number, address: string): Promise<string[]> {
  const codes: string[] = []
  for (let left = times; left > 0; left -= 10) {
    const aliases = Array.from({ length: Math.min(10, left) }, (_, i) => `a${i}: ${mutation}`)
    const query = `mutation { ${aliases.join(' ')} }`
    const response = await fetch(`${api.base}/graphql`, json({ query }, address))
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] }
    codes.push(...errors.map(({ extensions }) => extensions.code))
  }
  return codes
}

/** An invalid mutation, the REST paths of the same limit, and the seconds for which 100 calls are counted. */
const rows: [name: string, mutation: string, paths: string[], seconds: number][] = [
  ['sign-ins', 'login(input: { email: "", password: "" }) { id }', ['/auth/login'], FIVE_MINUTES],
  [
    'registrations',
    'register(input: { firstName: "", lastName: "", email: "", password: "" }) { id }',
    ['/auth/register'],
    HOUR,
  ],
  [
    'messages',
    'submitContact(input: { name: "", email: "", message: "" }) { id }',
    ['/contact'],
    HOUR,
  ],
  [
    'answers to surveys',
    'submitPricingSurvey(input: { email: "x" }) { id }',
    ['/survey', '/pricing-surveys', '/amenities-surveys', '/location-surveys'],
    HOUR,
  ],
]

test.each(rows)(
  'address limits: %s (SEC-A12, SEC-T2, SEC-T5)',
  async (name, mutation, paths, seconds) => {
    const address = `198.51.100.${String(rows.findIndex(([one]) => one === name) + 1)}`
    const codes = await codesOf(mutation, 100, address)
    expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']))

    for (const path of paths) {
      const answer = path === '/location-surveys' ? { preferredLocation: 'miami' } : {}
      const refused = await fetch(`${api.base}/api${path}`, json(answer, address))
      const body = (await refused.json()) as { code: string; message: string; retryAfter: number }
      expect([path, refused.status]).toEqual([path, 429])
      expect(body).toMatchObject({
        code: 'RATE_LIMITED',
        message: expect.stringMatching(/try again/),
      })
      const wait = Number(refused.headers.get('retry-after'))
      expect(wait).toBe(body.retryAfter)
      expect(wait).toBeGreaterThan(seconds - 60)
      expect(wait).toBeLessThanOrEqual(seconds)
    }
    expect(await codesOf(mutation, 1, address)).toEqual(['RATE_LIMITED'])
    expect(await codesOf(mutation, 1, '198.51.100.200')).toEqual(['BAD_USER_INPUT'])
  },
)

test('address limits: new addresses in the profile count with registrations, and the own one does not (SEC-T2)', async () => {
  const address = '198.51.100.100'
  await codesOf(rows[1]![1], 99, address)
  const [member, other] = [await person(), await person()]
  const caller = await api.as(member)
  const change = async ({ email }: { email: string }) =>
    (await caller.send('/api/auth/profile', { ...json({ email }, address), method: 'PUT' })).status
  expect(await change(member)).toBe(200)
  expect(await change(other)).toBe(409)
  expect(await change(other)).toBe(429)
  expect(await change(member)).toBe(200)
  expect(await codesOf(rows[1]![1], 1, address)).toEqual(['RATE_LIMITED'])
})

test('address limits: newsletter sign-ups, of a whole /64 together (SEC-T2)', async () => {
  const mutation = 'subscribeNewsletter(input: { email: "" })'
  const codes = [
    ...(await codesOf(mutation, 60, '2001:db8::1')),
    ...(await codesOf(mutation, 40, '2001:db8::ffff:1')),
  ]
  expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']))
  expect(await codesOf(mutation, 1, '2001:db8::2')).toEqual(['RATE_LIMITED'])
  expect(await codesOf(mutation, 1, '2001:db8:0:1::2')).toEqual(['BAD_USER_INPUT'])
})

test.each(['1:2:3:4:5:6:7:8:9::', '::1::2', 'unknown', '[2001:db8::7]:443, x', ','])(
  'address limits: X-Forwarded-For: %s is no error of the server',
  async address => {
    expect(await codesOf('subscribeNewsletter(input: { email: "" })', 1, address)).toEqual([
      'BAD_USER_INPUT',
    ])
  },
)
