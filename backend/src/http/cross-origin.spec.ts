import { createToken } from '../../test/api-tokens'
import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { TokenScope } from '../accounts/token-scope'

const api = startApi()

const FOREIGN = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
const JSON_BODY = { 'content-type': 'application/json' }
const STATS = JSON.stringify({ query: '{ waitlistStats { total } }' })
const ME = JSON.stringify({ query: '{ me { id } }' })
const RENAME = JSON.stringify({
  query: 'mutation { updateProfile(input: { firstName: "Ana" }) { firstName } }',
})

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${api.base}/graphql`, { method: 'POST', body, headers: { ...JSON_BODY, ...headers } })
const originOf = ({ headers }: Response) => headers.get('access-control-allow-origin')

describe('cross origin', () => {
  test.each(['/graphql', '/graphql/', '/api/waitlist/stats', '/api/auth/profile', '/api/contact/'])(
    'answers the preflight of %s with 204 for 600 s (SEC-C6)',
    async path => {
      const headers = {
        ...FOREIGN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apollographql-client-name, authorization, content-type',
      }
      // A browser gives up if its preflight is redirected.
      const init: RequestInit = { method: 'OPTIONS', headers, redirect: 'manual' }
      const response = await fetch(api.base + path, init)
      expect(response.status).toBe(204)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST, PUT',
        'access-control-allow-headers': '*, Authorization',
        'access-control-max-age': '600',
      })
      expect(response.headers.has('access-control-allow-credentials')).toBe(false)
    },
  )

  test('lets every page read anonymous calls (SEC-C6)', async () => {
    const stats = await fetch(`${api.base}/api/waitlist/stats`, { headers: FOREIGN })
    expect([stats.status, originOf(stats)]).toEqual([200, '*'])
    const files = ['/graphql/schema.graphql', '/api/openapi.json', '/graphql/examples/urql.mjs']
    for (const path of files)
      expect(originOf(await fetch(api.base + path, { headers: FOREIGN }))).toBe('*')
    const query = await post(STATS, FOREIGN)
    expect([query.status, originOf(query)]).toEqual([200, '*'])
    expect(await query.json()).toEqual({ data: { waitlistStats: { total: 0 } } })
    const refused = await fetch(`${api.base}/api/auth/user`, { headers: FOREIGN })
    expect([refused.status, originOf(refused)]).toEqual([401, '*'])
  })

  test.each(['/api/waitlist/stats/', '/api//waitlist/stats', '/graphql/?query={me{id}}'])(
    'lets every page follow the redirect of %s, except with a cookie (SEC-C6)',
    async path => {
      const { cookie = '' } = await api.as(await person())
      const follow = (headers: Record<string, string>) =>
        fetch(api.base + path, { redirect: 'manual', headers: { ...FOREIGN, ...headers } })
      const anonymous = await follow({})
      expect([anonymous.status, originOf(anonymous)]).toEqual([308, '*'])
      const withToken = await follow({ cookie, authorization: 'Bearer cwp_x' })
      expect([withToken.status, originOf(withToken)]).toEqual([308, '*'])
      const withCookie = await follow({ cookie })
      expect([withCookie.status, originOf(withCookie)]).toEqual([308, null])
    },
  )

  const foreign: Record<string, string>[] = [
    { origin: 'https://other.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  test.each(foreign)('refuses an anonymous mutation with %j (SEC-C5, SEC-C8)', async headers => {
    const query = 'mutation { login(input: { email: "a@b.co", password: "x" }) { id } }'
    const response = await post(JSON.stringify({ query }), headers)
    expect(response.status).toBe(403)
    const header = 'origin' in headers ? 'Origin' : 'Sec-Fetch-Site'
    const message = `Requests from another site's page are refused (${header}).`
    expect(await response.json()).toEqual({
      errors: [{ message, extensions: { code: 'FORBIDDEN' } }],
    })
  })

  test('never lets another site’s page use a cookie (SEC-C5, SEC-C6)', async () => {
    const { cookie = '' } = await api.as(await person())
    for (const body of [ME, RENAME]) {
      const response = await post(body, { ...FOREIGN, cookie })
      expect([response.status, originOf(response)]).toEqual([403, null])
    }
    const read = await fetch(`${api.base}/api/auth/user`, { headers: { ...FOREIGN, cookie } })
    expect(originOf(read)).toBeNull()
    expect(read.headers.has('access-control-allow-credentials')).toBe(false)
  })

  test('lets another site’s page use a token, and ignores the cookie beside it (SEC-C6, SEC-K2)', async () => {
    const [owner, other] = [await person({ firstName: 'Own' }), await person()]
    const scopes = [TokenScope.PROFILE_READ, TokenScope.PROFILE_WRITE]
    const authorization = `Bearer ${await createToken(owner, scopes, api.now())}`
    const { cookie = '' } = await api.as(other)
    const headers = { ...FOREIGN, cookie, authorization }
    const response = await post(RENAME, headers)
    expect([response.status, originOf(response)]).toEqual([200, '*'])
    expect(await response.json()).toEqual({ data: { updateProfile: { firstName: 'Ana' } } })
    const me = await post(ME, headers)
    expect(await me.json()).toEqual({ data: { me: { id: owner.id } } })
    const user = await fetch(`${api.base}/api/auth/user`, { headers })
    expect([user.status, originOf(user)]).toEqual([200, '*'])
    expect(await user.json()).toMatchObject({ id: owner.id })
    // An invalid token does not fall back to the cookie.
    const invalid = await post(ME, { ...headers, authorization: 'Bearer cwp_x' })
    expect(invalid.status).toBe(401)
  })
})
