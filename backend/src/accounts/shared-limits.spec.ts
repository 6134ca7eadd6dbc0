import argon2 from 'argon2'
import { PASSWORD, person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { rounds } from '../../test/rounds'
import { MINUTE_MS } from '../core/durations'
import { db } from '../database/data-source'
import { createSharedLimiters } from '../database/limiters'
import { FAILURES } from './failure-counts'
import { createSharedFailureCounts } from './shared-failure-counts'

const api = startApi({ rateLimits: true, sharesLimits: true })
const key = Buffer.from('a key for tests')
let other = ''

beforeAll(async () => {
  ;({ base: other } = await api.another())
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** Calls the server at `base` from the client address `address`. */
const post = (base: string, path: string, body: object, address = '198.51.100.1') =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })

const statusOf = async (answer: Promise<Response>) => (await answer).status

test('shared limits: of many guesses at once on two servers ten are checked, and a restart forgets none (SEC-T1)', async () => {
  const { email } = await person()
  const verify = jest.spyOn(argon2, 'verify')
  const guesses = rounds(16, 200)
  const statuses = await Promise.all(
    Array.from({ length: guesses }, (_, index) => {
      const body = { email, password: `guess ${index}` }
      const address = `203.0.113.${index}`
      return statusOf(post(index % 2 ? api.base : other, '/api/auth/login', body, address))
    }),
  )
  expect(verify).toHaveBeenCalledTimes(FAILURES.points)
  expect(statuses.filter(status => status === 401)).toHaveLength(FAILURES.points)
  expect(statuses.filter(status => status === 429)).toHaveLength(guesses - FAILURES.points)
  const { base: restarted } = await api.another()
  for (const base of [api.base, other, restarted]) {
    const refused = await post(base, '/api/auth/login', { email, password: PASSWORD })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(840)
  }
})

test('shared limits: an address registers so often on all servers together (SEC-T2)', async () => {
  const register =
    'register(input: { firstName: "", lastName: "", email: "", password: "" }) { id }'
  const codesOf = async (base: string, times: number) => {
    const query = `mutation { ${Array.from({ length: times }, (_, i) => `a${i}: ${register}`).join(' ')} }`
    const answer = await post(base, '/graphql', { query })
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] }
    return errors.map(({ extensions }) => extensions.code)
  }
  const servers = [api.base, other]
  const codes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => codesOf(servers[index % 2] ?? '', 10)),
  )
  expect(new Set(codes.flat())).toEqual(new Set(['BAD_USER_INPUT']))
  for (const base of servers) expect(await codesOf(base, 1)).toEqual(['RATE_LIMITED'])
})

test('shared limits: reads write no row, and rows identify nobody', async () => {
  const rows = () => db.query<object[]>('SELECT * FROM rate_limit_count')
  await fetch(`${api.base}/api/auth/user`)
  expect(await rows()).toEqual([])
  await post(api.base, '/api/auth/login', { email: 'who@example.com', password: 'wrong' })
  expect(await rows()).toHaveLength(2)
  expect(JSON.stringify(await rows())).not.toMatch(/who|example|198\.51/)
})

test('shared limits: each lockout is twice as long as the last, at most an hour', async () => {
  const counts = createSharedFailureCounts(key)
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  for (const minutes of [15, 30, 60, 60]) {
    for (let failure = 0; failure < FAILURES.points; failure += 1) {
      expect(await counts.begin('somebody')).toBeNull()
      await counts.end('somebody', 'failed')
    }
    expect(await counts.begin('somebody')).toBe(minutes * MINUTE_MS)
    now += minutes * MINUTE_MS
  }
})

test('shared limits: failures count from the first, not from a sign-in before it', async () => {
  const counts = createSharedFailureCounts(key)
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  await counts.begin('somebody')
  await counts.end('somebody', 'matched')
  now += 14 * MINUTE_MS
  for (let failure = 0; failure < FAILURES.points - 1; failure += 1) {
    await counts.begin('somebody')
    await counts.end('somebody', 'failed')
  }
  now += 2 * MINUTE_MS
  expect(await counts.begin('somebody')).toBeNull()
  expect(await counts.begin('somebody')).toBe(13 * MINUTE_MS)
})

test('shared limits: expired rows are deleted', async () => {
  const later = jest.spyOn(globalThis, 'setTimeout')
  const limiter = createSharedLimiters(key)({ name: 'spec', points: 1, duration: 1 })
  const [prune] = later.mock.calls.find(([, delay]) => delay === 5 * MINUTE_MS) ?? []
  await limiter.consume('somebody')
  const rows = () => db.query<unknown[]>('SELECT FROM rate_limit_count')
  expect(await rows()).toHaveLength(1)
  await db.query('UPDATE rate_limit_count SET expire = 1')
  prune?.()
  while ((await rows()).length > 0);
})
