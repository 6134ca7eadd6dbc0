import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { PASSWORD, person } from '../../test/factories'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { RATE_LIMIT_HEADERS } from './rate-limits'

const api = startApi({ rateLimits: true })
// The counts are kept from test to test: each caller with its own address has its own.
let callers = 0
const nextAddress = () => `203.0.113.${String((callers += 1))}`

afterEach(() => {
  jest.restoreAllMocks()
})

interface Sent {
  caller?: Caller
  method?: string
  path: string
  body?: object
  address?: string
}

/** Sends a request and returns its status and limit headers. */
async function ask({ caller = api.visitor, method, path, body, address = nextAddress() }: Sent) {
  const response = await caller.send(path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.text()
  const [limit, policy] = RATE_LIMIT_HEADERS.map(name => response.headers.get(name))
  return { status: response.status, limit, policy }
}

const query = { query: '{ schemaVersion }' }
const contact = { name: 'Rosa', email: 'rosa@example.com', message: 'Hello' }
const SUBMIT = `mutation ($input: SubmitContactInput!) { submitContact(input: $input) { id } }`

describe('rate limit headers: a response shows (API-20)', () => {
  test('the limit of a visitor’s calls, also of an unknown one', async () => {
    for (const sent of [
      { path: '/graphql', body: query },
      { path: '/api/auth/user' },
      { path: '/api/nothing', method: 'GET' },
    ]) {
      const address = nextAddress()
      expect(await ask({ ...sent, address })).toMatchObject({
        limit: '"visitor-calls";r=1999;t=300',
        policy: '"visitor-calls";q=2000;w=300',
      })
      expect((await ask({ ...sent, address })).limit).toMatch(/^"visitor-calls";r=1998;t=\d+$/)
    }
  })

  test('the limit of an account’s calls, for both forms together', async () => {
    const caller = await api.as(await person())
    const [first, second] = [
      await ask({ caller, path: '/graphql', body: query }),
      await ask({ caller, path: '/api/auth/user' }),
    ]
    expect(first).toMatchObject({ limit: '"account-calls";r=4999;t=300' })
    expect(second.limit).toMatch(/^"account-calls";r=4998;t=\d+$/)
    expect(second.policy).toBe('"account-calls";q=5000;w=300')
  })

  test.each<[string, Omit<Sent, 'caller'>]>([
    ['GraphQL', { path: '/graphql', body: { query: SUBMIT, variables: { input: contact } } }],
    ['REST', { path: '/api/contact', body: contact }],
  ])('of two limits the one with fewer left: %s', async (_, sent) => {
    expect(await ask(sent)).toMatchObject({
      limit: '"messages";r=99;t=3600',
      policy: '"messages";q=100;w=3600',
    })
  })

  test('of limits with equally many left the one that is reset later', async () => {
    const counts = [new RateLimiterRes(7, 9_000), new RateLimiterRes(7, 10_000)]
    for (const pair of [counts, counts.toReversed()]) {
      const consumed = jest.spyOn(RateLimiterMemory.prototype, 'consume')
      for (const count of pair) consumed.mockResolvedValueOnce(count)
      const { limit } = await ask({ path: '/api/contact', body: contact })
      expect(limit).toMatch(/;r=7;t=10$/)
    }
  })

  test('no other limit after one with fewer left', async () => {
    const consumed = jest.spyOn(RateLimiterMemory.prototype, 'consume')
    consumed.mockResolvedValueOnce(new RateLimiterRes(3, 9_000))
    consumed.mockResolvedValueOnce(new RateLimiterRes(99, 9_000))
    expect(await ask({ path: '/api/contact', body: contact })).toMatchObject({
      limit: '"visitor-calls";r=3;t=9',
      policy: '"visitor-calls";q=2000;w=300',
    })
  })

  test('the limit that refused, as REST and as GraphQL', async () => {
    const address = nextAddress()
    const rest = { path: '/api/contact', body: contact, address }
    const graphql = { path: '/graphql', body: { query: SUBMIT, variables: { input: contact } } }
    const invalid = 'submitContact(input: { name: "", email: "", message: "" }) { id }'
    const aliases = Array.from({ length: 7 }, (_, index) => `a${index}: ${invalid}`)
    const seven = { query: `mutation { ${aliases.join(' ')} }` }
    for (let calls = 0; calls < 98; calls += 7)
      await ask({ path: '/graphql', body: seven, address })
    expect((await ask(rest)).limit).toContain('"messages";r=1;')
    expect((await ask({ ...graphql, address })).limit).toContain('"messages";r=0;')
    const limit = expect.stringContaining('"messages";r=0;') as string
    expect(await ask(rest)).toMatchObject({ status: 429, limit })
    expect(await ask({ ...graphql, address })).toMatchObject({ status: 200, limit })
  })

  test('a refusal before any operation', async () => {
    jest
      .spyOn(RateLimiterMemory.prototype, 'consume')
      .mockRejectedValueOnce(new RateLimiterRes(0, 90_000))
    expect(await ask({ path: '/graphql', body: query })).toEqual({
      status: 429,
      limit: '"visitor-calls";r=0;t=90',
      policy: '"visitor-calls";q=2000;w=300',
    })
  })
})

test('rate limit headers: a call that no limit counts has none: open figures, a page, a health check (API-20)', async () => {
  for (const sent of [
    { path: '/graphql', body: { query: '{ waitlistStats { total } }' } },
    { path: '/api/waitlist/stats' },
    { path: '/' },
    { path: '/healthz' },
  ])
    expect(await ask(sent)).toMatchObject({ limit: null, policy: null })
})

test('rate limit headers: do not tell whether an address has an account (SEC-T7)', async () => {
  const { email } = await person()
  const shown = await Promise.all(
    [email, 'nobody@example.com'].map(async one => {
      const seen: object[] = []
      for (let tries = 0; tries < 11; tries += 1)
        seen.push(
          await ask({ path: '/api/auth/login', body: { email: one, password: 'a wrong one' } }),
        )
      return seen
    }),
  )
  const [known, unknown] = shown
  expect(known).toEqual(unknown)
  expect(known?.at(-1)).toEqual({
    status: 429,
    limit: '"sign-ins";r=99;t=300',
    policy: '"sign-ins";q=100;w=300',
  })
})

test('rate limit headers: do not tell whether a mail is sent (SEC-T7)', async () => {
  const { email } = await person()
  const address = nextAddress()
  const query = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }`
  for (let tries = 1; tries <= 12; tries += 1) {
    const body = { query, variables: { input: { email } } }
    expect((await ask({ path: '/graphql', body, address })).limit).toMatch(
      new RegExp(`^"visitor-calls";r=${2_000 - tries};`),
    )
  }
})

test('rate limit headers: a sign-in with the right password shows the same limits', async () => {
  const { email } = await person()
  const body = { email, password: PASSWORD }
  expect(await ask({ path: '/api/auth/login', body })).toMatchObject({
    status: 200,
    limit: '"sign-ins";r=99;t=300',
  })
})
