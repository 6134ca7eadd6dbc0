import argon2 from 'argon2'
import { randomUUID } from 'node:crypto'
import { PASSWORD, person, teamMember } from '../../test/factories'
import { failLogins } from '../../test/failed-logins'
import { startApi } from '../../test/harness'
import { DAY_MS } from '../core/durations'
import { pool } from '../database/data-source'

const api = startApi({ rateLimits: true })

const HTTPS = { 'x-forwarded-proto': 'https' }

interface Options {
  password?: string
  /** The device's cookie. */
  device?: string | undefined
  headers?: Record<string, string>
}

// A sign-in would replace the factories' quick hash by a slow one.
beforeEach(() => {
  jest.spyOn(argon2, 'needsRehash').mockReturnValue(false)
})
afterEach(() => jest.restoreAllMocks())

let address = 0

/** Signs in without a session, each time from a new address, to stay below the address limit. */
async function login(email: string, { password = PASSWORD, device, headers }: Options = {}) {
  const response = await api.visitor.post(
    '/api/auth/login',
    { email, password },
    {
      'x-forwarded-for': `198.51.100.${String((address += 1))}`,
      ...(device && { cookie: device }),
      ...headers,
    },
  )
  const cookies = response.headers.getSetCookie()
  return { status: response.status, cookies, device: deviceIn(cookies) }
}

const anyAddress = () => `${randomUUID()}@example.com`

const deviceIn = (cookies: string[]) =>
  cookies.find(cookie => /^(?:__Host-)?device=/.test(cookie))?.split(';')[0]

/** Fails until the account is locked. */
async function lock(email: string, device?: string): Promise<void> {
  const headers: Record<string, string> = device ? { cookie: device } : {}
  const { codes } = await failLogins(api.visitor, email, { headers })
  expect(codes).toEqual(Array(10).fill('UNAUTHENTICATED'))
}

test.each([
  ['a member', person],
  ['the team', teamMember],
])(
  'device cookie: strangers who fail do not lock %s out of a known browser (SEC-T1)',
  async (_, make) => {
    const { email } = await make()
    const { device } = await login(email)
    await lock(email)
    expect((await login(email)).status).toBe(429)
    expect((await login(email, { device, password: 'wrong' })).status).toBe(401)
    expect((await login(email, { device })).status).toBe(200)
    expect((await login(email)).status).toBe(429)
  },
)

test('device cookie: registering makes the browser known, also after a change of address', async () => {
  const caller = api.visitor
  const input = { firstName: 'Camila', lastName: 'Alvarez', password: PASSWORD }
  const registered = await caller.rest('POST', '/auth/register', { ...input, email: anyAddress() })
  const device = deviceIn(registered.headers.getSetCookie())
  const email = anyAddress()
  const { status, headers } = await caller.rest('PUT', '/auth/profile', { email })
  expect({ status, device: deviceIn(headers.getSetCookie()) }).toEqual({ status: 200 })
  await lock(email)
  expect((await login(email, { device })).status).toBe(200)
})

test('device cookie: a stolen cookie allows ten guesses, also concurrently', async () => {
  const { email } = await person()
  const { device } = await login(email)
  const verify = jest.spyOn(argon2, 'verify')
  const guesses = Array.from({ length: 15 }, () => login(email, { device, password: 'wrong' }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(verify).toHaveBeenCalledTimes(10)
  verify.mockRestore()
  expect(statuses.filter(status => status === 429)).toHaveLength(5)
  expect((await login(email, { device })).status).toBe(429)
  // They count for the account too: strangers have no guess left.
  expect((await login(email)).status).toBe(429)
})

test('device cookie: a correct password clears the failures of the browser', async () => {
  const { email } = await person()
  const { device } = await login(email)
  await lock(email)
  for (const count of [9, 1]) {
    await failLogins(api.visitor, email, { count, headers: { cookie: device ?? '' } })
    expect((await login(email, { device })).status).toBe(200)
  }
})

test('device cookie: is invalid for another account, when altered, and after 180 days, and then causes no query for a locked account', async () => {
  const { email } = await person()
  const { device: own = '' } = await login(email)
  const { device: others = '' } = await login((await person()).email)
  await lock(email)
  expect((await login(email, { device: others })).status).toBe(429)
  const [id = '', end = '', ...signatures] = own.replace('device=', '').split('.')
  const query = jest.spyOn(pool(), 'query')
  for (const forged of [
    [id, String(Number(end) + DAY_MS), ...signatures].join('.'),
    ['x'.repeat(id.length), end, ...signatures].join('.'),
    `${id}.${end}.${'A'.repeat(43)}`,
    `${id}.${end}.`,
    `${id}.${end}`,
    'x.y.z',
    '',
    '%',
    'x'.repeat(8_000),
  ])
    expect((await login(email, { device: `device=${forged}` })).status).toBe(429)
  api.at(new Date(Date.now() + 181 * DAY_MS).toISOString())
  expect((await login(email, { device: own })).status).toBe(429)
  expect(query).not.toHaveBeenCalled()
  query.mockRestore()
  api.at(new Date(Date.now() + 179 * DAY_MS).toISOString())
  expect((await login(email, { device: own, password: 'wrong' })).status).toBe(401)
})

test('device cookie: an unknown address has no known device', async () => {
  const { device } = await login((await person()).email)
  await lock('nobody-yet@example.com', device)
  expect((await login('nobody-yet@example.com', { device })).status).toBe(429)
})

test.each([
  ['http', {}, /^device=/, ['HttpOnly', 'Path=/', 'SameSite=Lax']],
  ['https', HTTPS, /^__Host-device=/, ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']],
] as const)(
  'device cookie: over %s it follows the session cookie, lasts 180 days and identifies nobody',
  async (_, headers, name, attributes) => {
    const { id, email } = await person()
    const { cookies } = await login(email, { headers })
    expect(cookies).toHaveLength(2)
    const [pair = '', ...rest] = cookies[1]?.split('; ') ?? []
    expect(pair).toMatch(name)
    const kept = rest.filter(attribute => !/^(?:Expires|Max-Age)=/.test(attribute))
    expect(kept.sort()).toEqual(attributes)
    expect(rest).toContain(`Max-Age=${String((180 * DAY_MS) / 1000)}`)
    const [random = '', end = '', ...signatures] = (pair.split('=')[1] ?? '').split('.')
    expect(Number(end) - Date.now()).toBeLessThanOrEqual(180 * DAY_MS)
    for (const part of [random, ...signatures])
      for (const text of [part, Buffer.from(part, 'base64url').toString()])
        for (const fact of [id, email]) expect(text).not.toContain(fact)
  },
)

test('device cookie: changes with each sign-in, stays at sign-out, and is not set by a failed sign-in', async () => {
  const { email } = await person()
  const [first, second] = [await login(email), await login(email)]
  expect(first.device).not.toBe(second.device)
  const caller = await api.as(await person())
  const { headers } = await caller.rest('POST', '/auth/logout')
  expect(headers.getSetCookie().map(cookie => cookie.split('=')[0])).toEqual(['sid'])
  expect((await login(email, { password: 'wrong' })).cookies).toEqual([])
})
