import type { AddressInfo } from 'node:net'
import { captureLog } from '../../test/captured-log'
import { PASSWORD, person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { registry } from '../../test/registry'
import { passwordBlocklist, SECRET, siteUrl } from '../../test/services'
import { readEnv } from '../settings/env'
import { createApp } from '../app'

startApi()

type TrustProxy = string[] | number

/** Starts a site with this TRUST_PROXY and runs `work`; its requests come from this machine. */
async function withSite(
  trustProxy: TrustProxy,
  work: (base: string) => Promise<void>,
  publicUrl?: string,
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

test.each<[string, TrustProxy, Record<string, string>, 'plain' | 'secure']>([
  ['over http', ['loopback'], {}, 'plain'],
  ['over https, by a listed proxy', ['loopback'], https, 'secure'],
  ['over https, by one hop', 1, https, 'secure'],
  ['claimed by an untrusted address, with another proxy trusted', ['10.0.0.1'], https, 'plain'],
  ['claimed by an untrusted address, with no hop trusted', 0, https, 'plain'],
])(
  'https: the cookie and HSTS %s (SEC-S2, SEC-S3, SEC-C1, SEC-H2)',
  async (_, trustProxy, headers, kind) => {
    const cookie = cookies[kind]
    const transport = kind === 'secure' ? hsts : null
    await withSite(trustProxy, async base => {
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
        expect(response.headers.get('strict-transport-security')).toBe(transport)
      }
    })
  },
)

test.each([
  ['http', {}, cookies.plain],
  ['https', https, cookies.secure],
])('https: logging out over %s clears the very cookie (SEC-S7)', async (_, headers, cookie) => {
  await withSite(['loopback'], async base => {
    const [set = ''] = (await login(base, headers)).headers.getSetCookie()
    const response = await fetch(`${base}/api/auth/logout`, {
      method: 'POST',
      headers: { ...headers, cookie: set.split(';')[0] ?? '' },
    })
    expect(response.headers.getSetCookie()[0]).toMatch(/sid=; .*Expires=Thu, 01 Jan 1970/)
    expect(cookiesOf(response)[0]).toEqual(cookie)
  })
})

test('https: only a trusted proxy’s word makes an https page the site’s own (SEC-T3)', async () => {
  const statusAt = async (base: string) => {
    const origin = base.replace('http:', 'https:')
    return (await login(base, { ...https, origin })).status
  }
  await withSite(['loopback'], async base => expect(await statusAt(base)).toBe(200))
  await withSite(0, async base => expect(await statusAt(base)).toBe(403))
})

test.each([
  ['/api/waitlist/stats', {}],
  ['/api/auth/user', {}],
  ['/api/auth/user', { cookie: 'sid=garbage' }],
  ['/nothing', {}],
])('https: a visitor is set no cookie at %s %j (SEC-S4)', async (path, headers) => {
  await withSite(['loopback'], async base => {
    const { headers: answered } = await fetch(base + path, { headers })
    expect(answered.getSetCookie()).toEqual([])
  })
})

test('https: an untrusted proxy is logged if PUBLIC_URL is https', async () => {
  const captured = captureLog()
  const ask = (base: string) => fetch(`${base}/healthz`, { headers: https }).then(() => undefined)
  await withSite(0, ask, 'http://club.example')
  expect(captured.end()).not.toContain('TRUST_PROXY')
  const again = captureLog()
  await withSite(0, ask, 'https://club.example')
  expect(again.end()).toContain('TRUST_PROXY')
})
