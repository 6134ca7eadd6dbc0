import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { camila, expect, test } from './fixtures'

/** Serves an empty page from another origin, as another site would. */
async function openOtherSite() {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>Another site</title>')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port.
  const { port } = server.address() as AddressInfo
  const close = () => new Promise(resolve => server.close(resolve))
  return { url: `http://127.0.0.1:${String(port)}/`, close }
}

interface Call {
  path: string
  method?: string
  body?: unknown
  token?: string
  credentials?: RequestCredentials
}

/** Calls the site from the page; returns the status, or `unreadable` if the browser hides it. */
const callFrom = (page: Page, site: string, call: Call): Promise<number | 'unreadable'> =>
  page.evaluate(
    async ({ url, method, body, token, credentials }) => {
      const headers = {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      }
      const init = { method, headers, credentials, body: JSON.stringify(body) }
      try {
        return (await fetch(url, init)).status
      } catch {
        return 'unreadable'
      }
    },
    {
      url: new URL(call.path, site).href,
      method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
      body: call.body,
      token: call.token,
      credentials: call.credentials ?? 'omit',
    },
  )

test('cross origin: a page of another site reads without a cookie or with a token, never with a cookie (SEC-C5, SEC-C6)', async ({
  page,
  club,
  site,
  browserLog,
}) => {
  await club.joinByApi(page, camila)
  const { data } = await page.request
    .post('/graphql', {
      data: {
        query: `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }`,
        variables: {
          input: {
            name: 'Board',
            scopes: ['PROFILE_READ', 'PROFILE_WRITE'],
          },
        },
      },
    })
    .then(response => response.json() as Promise<{ data: { createApiToken: { token: string } } }>)
  const { token } = data.createApiToken
  const other = await openOtherSite()
  await page.goto(other.url)
  const call = (values: Call) => callFrom(page, site.url, values)
  const stats = { query: '{ waitlistStats { total } }' }
  const me = { query: '{ me { id } }' }
  const rename = { query: 'mutation { updateProfile(input: { firstName: "Ana" }) { id } }' }

  expect(await call({ path: '/api/waitlist/stats' })).toBe(200)
  expect(await call({ path: '/graphql', body: stats })).toBe(200)
  expect(await call({ path: '/graphql', body: rename })).toBe(403)
  expect(await call({ path: '/api/contact', body: {} })).toBe(403)
  expect(await call({ path: '/api/auth/user', token })).toBe(200)
  expect(await call({ path: '/graphql', body: rename, token })).toBe(200)
  expect(await call({ path: '/api/auth/profile', method: 'PUT', body: {}, token })).toBe(200)
  expect(await call({ path: '/api/auth/user', token: 'cwp_x' })).toBe(401)

  // The browser sends the session's cookie: another port is the same site.
  const credentials = 'include'
  for (const sent of [
    { path: '/api/waitlist/stats' },
    { path: '/api/auth/user' },
    { path: '/graphql', body: me },
    { path: '/graphql', body: rename },
    { path: '/api/auth/user', token },
  ])
    expect(await call({ ...sent, credentials }), sent.path).toBe('unreadable')
  const user = await page.request.get(new URL('/api/auth/user', site.url).href)
  expect(await user.json()).toMatchObject({ firstName: 'Ana' })
  browserLog.errors.length = 0
  await other.close()
})
