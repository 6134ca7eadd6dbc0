import { connect } from 'node:net'
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

/** An invalid mutation, its REST path, and the seconds for which 100 calls are counted. */
const rows: [name: string, mutation: string, path: string, seconds: number][] = [
  ['sign-ins', 'login(input: { email: "", password: "" }) { id }', '/auth/login', FIVE_MINUTES],
  [
    'registrations',
    'register(input: { firstName: "", lastName: "", email: "", password: "" }) { id }',
    '/auth/register',
    HOUR,
  ],
  [
    'messages',
    'submitContact(input: { name: "", email: "", message: "" }) { id }',
    '/contact',
    HOUR,
  ],
  ...['/survey', '/pricing-surveys', '/amenities-surveys', '/location-surveys'].map(
    (path): (typeof rows)[number] => [
      `answers to surveys (${path})`,
      'submitPricingSurvey(input: { email: "x" }) { id }',
      path,
      HOUR,
    ],
  ),
]

test.each(rows)(
  'address limits: %s (SEC-A12, SEC-T2, SEC-T5)',
  async (name, mutation, path, seconds) => {
    const address = `198.51.100.${String(rows.findIndex(([one]) => one === name) + 1)}`
    const codes = await codesOf(mutation, 100, address)
    expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']))

    const answer = path === '/location-surveys' ? { preferredLocation: 'miami' } : {}
    const refused = await fetch(`${api.base}/api${path}`, json(answer, address))
    const body = (await refused.json()) as { code: string; message: string; retryAfter: number }
    expect(refused.status).toBe(429)
    expect(body).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/try again/),
    })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBe(body.retryAfter)
    expect(wait).toBeGreaterThan(seconds - 60)
    expect(wait).toBeLessThanOrEqual(seconds)
    expect(await codesOf(mutation, 1, address)).toEqual(['RATE_LIMITED'])
    expect(await codesOf(mutation, 1, '198.51.100.200')).toEqual(['BAD_USER_INPUT'])
  },
)

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

/** A call without a database query. */
const CALL = '/graphql?query=%7BschemaVersion%7D'

/** Sends this many calls of a visitor in sequence over one connection; returns the statuses. */
function statusesOf(calls: number, address: string): Promise<Set<string>> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.base).port), '127.0.0.1').setEncoding('latin1')
    let answers = ''
    socket.on('data', text => (answers += String(text)))
    socket.on('error', reject)
    socket.on('close', () => resolve(new Set(answers.match(/(?<=HTTP\/1\.1 )\d+/g))))
    const head = [
      ...[`GET ${CALL} HTTP/1.1`, 'Host: localhost', `X-Forwarded-For: ${address}`],
      ...['Apollo-Require-Preflight: 1', ''],
    ].join('\r\n')
    socket.write(`${head}\r\n`.repeat(calls - 1) + `${head}Connection: close\r\n\r\n`)
  })
}

test('address limits: a visitor’s 2,001st call in five minutes is refused (SEC-T2)', async () => {
  expect(await statusesOf(2_000, '203.0.113.1')).toEqual(new Set(['200']))
  const call = (address: string) =>
    fetch(api.base + CALL, {
      headers: { 'x-forwarded-for': address, 'apollo-require-preflight': '1' },
    })
  const refused = await call('203.0.113.1')
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(FIVE_MINUTES - 60)
  expect(wait).toBeLessThanOrEqual(FIVE_MINUTES)
  expect((await call('203.0.113.2')).status).toBe(200)
})
