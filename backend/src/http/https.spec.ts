import type { AddressInfo } from 'node:net'
import argon2 from 'argon2'
import { captureLog } from '../../test/captured-log'
import { PASSWORD, person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { registry } from '../../test/registry'
import { passwordBlocklist, SECRET, siteUrl } from '../../test/services'
import { readEnv } from '../settings/env'
import { createApp } from '../app'

// Trusts proxies on this machine.
const api = startApi()

// A sign-in would replace the factories' quick hash by a slow one.
beforeEach(() => {
  jest.spyOn(argon2, 'needsRehash').mockReturnValue(false)
})
afterEach(() => jest.restoreAllMocks())

type TrustProxy = string[] | number

/** Starts a site with these settings and runs `work`; its requests come from this machine. */
async function withSite(
  trustProxy: TrustProxy,
  publicUrl: string | undefined,
  work: (base: string) => Promise<void>,
) {
  const app = await createApp({
    registry,
    env: { ...readEnv({}), publicUrl, trustProxy, rateLimits: false },
    secrets: [SECRET],
    passwordBlocklist,
    siteUrl,
  })
  const server = app.createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  try {
    // A server that listens on a port has an AddressInfo.
    await work(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`)
  } finally {
    await app.closeSubscriptions()
    server.closeAllConnections()
    server.close()
    await app.close()
  }
}

async function login(base: string, headers: Record<string, string>): Promise<Response> {
  const { email } = await person()
  return fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
}

/** Returns the cookies of a response, the session's first: name and attributes without expiry. */
const cookiesOf = ({ headers }: Response) =>
  headers.getSetCookie().map(cookie => {
    const [pair = '', ...attributes] = cookie.split('; ')
    const kept = attributes.filter(one => !/^(?:Expires|Max-Age)=/.test(one))
    return [pair.split('=')[0], ...kept.sort()]
  })

const https = { 'x-forwarded-proto': 'https' }
const cookies = {
  plain: ['sid', 'HttpOnly', 'Path=/', 'SameSite=Lax'],
  secure: ['__Host-sid', 'HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'],
}
const hsts = 'max-age=31536000; includeSubDomains'

/** Signs in, expects the cookies and HSTS of the kind, and returns the response. */
async function expectTransport(
  base: string,
  headers: Record<string, string>,
  kind: 'plain' | 'secure',
): Promise<Response> {
  const cookie = cookies[kind]
  const signedIn = await login(base, headers)
  expect(signedIn.status).toBe(200)
  const [session, ...others] = cookiesOf(signedIn)
  expect(session).toEqual(cookie)
  for (const [name = '', ...attributes] of others) {
    expect(name.startsWith('__Host-')).toBe(kind === 'secure')
    expect(attributes).toEqual(cookie.slice(1))
  }
  for (const path of ['/api/auth/user', '/nothing', '/healthz']) {
    const response = await fetch(base + path, { headers })
    expect(response.headers.get('strict-transport-security')).toBe(kind === 'secure' ? hsts : null)
  }
  return signedIn
}

/** Returns the status of a sign-in from the site's own page, which a proxy serves by https. */
const statusOfPage = async (base: string) => {
  const origin = base.replace('http:', 'https:')
  return (await login(base, { ...https, origin })).status
}

test.each([
  ['http', {}, 'plain'],
  ['https', https, 'secure'],
] as const)(
  'https: the cookie and HSTS over %s, and logging out clears the very cookie (SEC-S2, SEC-S3, SEC-S7, SEC-C1, SEC-H2)',
  async (_, headers, kind) => {
    const [set = ''] = (await expectTransport(api.base, headers, kind)).headers.getSetCookie()
    const response = await fetch(`${api.base}/api/auth/logout`, {
      method: 'POST',
      headers: { ...headers, cookie: set.split(';')[0] ?? '' },
    })
    expect(response.headers.getSetCookie()[0]).toMatch(/sid=; .*Expires=Thu, 01 Jan 1970/)
    expect(cookiesOf(response)[0]).toEqual(cookies[kind])
  },
)

test.each<[string, (work: (base: string) => Promise<void>) => Promise<void>]>([
  ['a listed proxy', work => work(api.base)],
  ['one hop', work => withSite(1, undefined, work)],
])('https: the word of %s makes an https page the site’s own (SEC-T3)', async (_, withBase) => {
  await withBase(async base => expect(await statusOfPage(base)).toBe(200))
})

test.each<[string, TrustProxy, string, boolean]>([
  ['with another proxy trusted', ['10.0.0.1'], 'https://club.example', true],
  ['with no hop trusted', 0, 'http://club.example', false],
])(
  'https: an untrusted address that claims it, %s, gets no secure cookie, no HSTS and no page of its own, and is logged if PUBLIC_URL is https (SEC-S2, SEC-S3, SEC-C1, SEC-H2, SEC-T3)',
  async (_, trustProxy, publicUrl, isLogged) => {
    const captured = captureLog()
    await withSite(trustProxy, publicUrl, async base => {
      await expectTransport(base, https, 'plain')
      expect(await statusOfPage(base)).toBe(403)
    })
    expect(captured.end().includes('TRUST_PROXY')).toBe(isLogged)
  },
)

test('https: a visitor is set no cookie (SEC-S4)', async () => {
  for (const [path, headers] of [
    ['/api/waitlist/stats', {}],
    ['/api/auth/user', {}],
    ['/api/auth/user', { cookie: 'sid=garbage' }],
    ['/nothing', {}],
  ] as const) {
    const { headers: answered } = await fetch(api.base + path, { headers })
    expect([path, headers, answered.getSetCookie()]).toEqual([path, headers, []])
  }
})
