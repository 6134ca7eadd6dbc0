import { join } from 'node:path'
import { person } from '../../test/factories'
import { createFolder } from '../../test/folders'
import { startApi } from '../../test/harness'
import { pageEntry } from '../../test/page-entry'
import { upgrade } from '../../test/subscriptions'
import { db } from '../database/data-source'
import { log } from '../core/log'

const dir = createFolder({
  'site/pages.json': {
    pages: { '/': pageEntry('home.html'), '/graphql/docs': pageEntry('guide.html') },
    notFound: pageEntry('lost.html', 404),
  },
  'site/home.html': 'home',
  'site/guide.html': 'guide',
  'site/lost.html': 'lost',
  'site/public/favicon.svg': '<svg/>',
  'explorer/index.html': 'explorer',
  'explorer/assets/index-1.js': 'start()',
})

const api = startApi({ siteDir: join(dir, 'site'), explorerDir: join(dir, 'explorer') })

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const send = (path: string, init: RequestInit = {}) =>
  api.visitor.send(path, { redirect: 'manual', ...init })

test('headers: WWW-Authenticate of a 401 opens no browser dialog', async () => {
  const login = { email: 'nobody@example.com', password: 'a wrong one' }
  for (const response of [
    await send('/api/auth/user'),
    await send('/api/auth/login', json(login)),
  ]) {
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Cookie realm="club"')
  }
})

describe('HTTP methods', () => {
  const offered: [string, string, string][] = [
    ['/api/auth/user', 'PUT', 'GET, HEAD, OPTIONS'],
    ['/api/contact', 'GET', 'POST, OPTIONS'],
    ['/api/auth/profile', 'POST', 'PUT, OPTIONS'],
    ['/api/admin/waitlist.csv', 'POST', 'GET, HEAD, OPTIONS'],
    ['/graphql', 'DELETE', 'GET, HEAD, POST, OPTIONS'],
    ['/', 'POST', 'GET, HEAD, OPTIONS'],
    ['/graphql/docs', 'POST', 'GET, HEAD, OPTIONS'],
    ['/graphql/schema.graphql', 'PUT', 'GET, HEAD, OPTIONS'],
    ['/api/openapi.json', 'POST', 'GET, HEAD, OPTIONS'],
    ['/graphql/examples/curl.sh', 'POST', 'GET, HEAD, OPTIONS'],
  ]

  test('each path names what it allows, to another method and to OPTIONS (SEC-C7)', async () => {
    for (const [path, method, allow] of offered) {
      const refused = await send(path, { method })
      expect([path, refused.status, refused.headers.get('allow')]).toEqual([path, 405, allow])
      const options = await send(path, { method: 'OPTIONS' })
      expect([path, options.status, options.headers.get('allow')]).toEqual([path, 204, allow])
      expect(await options.text()).toBe('')
    }
  })

  test('HEAD gets the response of GET without the body', async () => {
    const headers = { 'apollo-require-preflight': '1' }
    const paths = ['/api/waitlist/stats', '/api/auth/user', '/graphql?query={schemaVersion}']
    for (const path of paths) {
      const [get, head] = [
        await send(path, { headers }),
        await send(path, { method: 'HEAD', headers }),
      ]
      expect(head.status).toBe(get.status)
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
      expect(await head.text()).toBe('')
    }
    expect((await send('/api/contact', { method: 'HEAD' })).status).toBe(405)
  })
})

test.each([
  ['/graphql', 'POST', 'accept-post'],
  ['/api/contact', 'POST', 'accept-post'],
  ['/api/auth/profile', 'PUT', 'accept'],
])('headers: 415 at %s names the accepted type of a %s', async (path, method, header) => {
  const response = await send(path, {
    method,
    body: 'a=b',
    headers: { 'content-type': 'text/plain' },
  })
  expect(response.status).toBe(415)
  expect(response.headers.get(header)).toBe('application/json')
})

describe('X-Request-Id', () => {
  const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

  test('is on each response: the given one, or a new one if none or an invalid one is given', async () => {
    const idOf = async (path: string, headers: Record<string, string> = {}) =>
      (await send(path, { headers })).headers.get('x-request-id')
    const others = ['/nothing', '/healthz', '/favicon.svg', '/api/auth/user', '/api/x', '/graphql']
    for (const path of ['/', ...others]) {
      expect([path, await idOf(path)]).toEqual([path, expect.stringMatching(UUID)])
      const id = 'My_request-1.2'
      expect([path, await idOf(path, { 'x-request-id': id })]).toEqual([path, id])
    }
    for (const id of ['a b', 'x'.repeat(65), '<script>', 'é', 'a,b'])
      expect([id, await idOf('/healthz', { 'x-request-id': id })]).toEqual([
        id,
        expect.stringMatching(UUID),
      ])
  })

  test('is on the response to an upgrade', async () => {
    const { headers } = await upgrade(`${api.base}/graphql`)
    expect(headers['x-request-id']).toMatch(UUID)
  })

  test('is logged with the failure', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation()
    const member = await api.as(await person())
    await db.query('ALTER TABLE contact_submission RENAME TO lost')
    const message = { name: 'N', email: 'n@example.com', message: 'Hi' }
    const query = 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { id } }'
    const failures = [
      await send('/api/contact', json(message)),
      await member.send('/api/contact', json(message)),
      await member.send('/graphql', json({ query, variables: { input: message } })),
    ]
    await db.query('ALTER TABLE lost RENAME TO contact_submission')
    const lines = logged.mock.calls.map(([{ requestId }, words]) => ({ requestId, words }))
    logged.mockRestore()
    expect(lines).toEqual(
      failures.map(({ headers }) => ({
        requestId: headers.get('x-request-id'),
        words: 'INTERNAL_SERVER_ERROR',
      })),
    )
  })
})

test('Cache-Control: no-store on each error (SEC-S11)', async () => {
  const errors: [string, string, RequestInit][] = [
    ['an unknown call', '/api/nothing', {}],
    ['a call in another case', '/API/contact', json({})],
    ['no session', '/api/auth/user', {}],
    ['a refused body', '/api/contact', json({})],
    ['invalid JSON', '/api/contact', { ...json({}), body: '{' }],
    ['an invalid URL', '/api/%E0%A4%A', {}],
    ['another method', '/api/waitlist/stats', { method: 'PUT' }],
    ['refused GraphQL', '/graphql', json({ query: '{' })],
    ['a refused field', '/graphql', json({ query: '{ bookings { totalCount } }' })],
    ['a path below /graphql', '/graphql/nothing', {}],
    [
      'an unacceptable media type',
      '/graphql',
      { ...json({ query: '{ me { id } }' }), headers: { accept: 'a/b' } },
    ],
  ]
  for (const [what, path, init] of errors) {
    const response = await send(path, init)
    expect([what, response.headers.get('cache-control')]).toEqual([what, 'no-store'])
    expect([what, response.headers.get('content-type')]).toEqual([
      what,
      expect.stringContaining('json'),
    ])
    expect(await response.json()).toHaveProperty(
      path.startsWith('/api') || path.startsWith('/API') ? 'code' : 'errors',
    )
  }
})

test.each(['/api/contact', '/graphql/nothing'])(
  'Cache-Control: no-store on the refusal of an upgrade at %s',
  async path => {
    const { status, headers } = await upgrade(api.base + path)
    expect({ status, kept: headers['cache-control'] }).toEqual({ status: 404, kept: 'no-store' })
  },
)

describe('Cache-Control: GET /api/waitlist/stats', () => {
  const stats = (headers: Record<string, string> = {}) => send('/api/waitlist/stats', { headers })

  test('is cacheable for 5 seconds, and returns 304 for its ETag', async () => {
    const first = await stats()
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=5')
    expect(etag).toMatch(/^"[\w-]+"$/)
    const same = await stats({ 'if-none-match': etag })
    expect(same.status).toBe(304)
    expect(same.headers.get('etag')).toBe(etag)
    expect(await same.text()).toBe('')
  })

  test('is sent again after a change', async () => {
    const etag = (await stats()).headers.get('etag') ?? ''
    const member = await api.as(await person())
    expect((await member.rest('POST', '/waitlist', {})).status).toBe(201)
    const changed = await stats({ 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toEqual({ dailySignups: 1, spotsRemaining: 79 })
  })

  test('is private for a signed-in person', async () => {
    const member = await api.as(await person())
    const { headers } = await member.rest('GET', '/waitlist/stats')
    expect(headers.get('cache-control')).toBe('private, max-age=5')
  })
})

describe('canonical paths', () => {
  test('another path is 404', async () => {
    for (const [path, method] of [
      ['/graphql/anything-else', 'GET'],
      ['/graphql/anything-else', 'POST'],
      ['/graphql/docs/x', 'GET'],
      ['/graphql/docs/x/', 'GET'],
      ['/graphql/Docs', 'GET'],
      ['/GraphQL/docs', 'GET'],
      ['/graphql/docs%2Fx', 'GET'],
      ['/graphql/docs.html', 'GET'],
      ['/graphql/Schema.graphql', 'GET'],
      ['/graphql/schema', 'GET'],
      ['/graphql/index.html', 'GET'],
      ['/GraphQL', 'POST'],
      ['/API/waitlist/stats', 'GET'],
      ['/api/Waitlist/stats', 'GET'],
      ['/api/nothing/', 'GET'],
      ['/API', 'GET'],
    ] as const) {
      const response = await send(path, { method })
      expect([path, response.status]).toEqual([path, 404])
      expect(JSON.stringify(await response.json())).toContain('"code":"NOT_FOUND"')
    }
  })

  test('a path that is spelled otherwise is redirected to the canonical one', async () => {
    for (const [path, method, proper] of [
      ['/api/waitlist/stats/?a=b', 'GET', '/api/waitlist/stats?a=b'],
      ['/api//contact', 'POST', '/api/contact'],
      ['/api/contact/', 'POST', '/api/contact'],
      ['/api/admin/waitlist.csv/', 'GET', '/api/admin/waitlist.csv'],
      ['/graphql/', 'POST', '/graphql'],
      ['/graphql/docs/?a=b', 'GET', '/graphql/docs?a=b'],
      ['/graphql//docs', 'GET', '/graphql/docs'],
      ['/graphql/d%6Fcs', 'GET', '/graphql/docs'],
      ['/graphql/schema.graphql/', 'GET', '/graphql/schema.graphql'],
      ['/api//openapi.json', 'GET', '/api/openapi.json'],
      ['/graphql/examples/curl.sh/', 'GET', '/graphql/examples/curl.sh'],
      ['/graphql/?query={me{id}}', 'GET', '/graphql?query={me{id}}'],
    ] as const) {
      const response = await send(path, { method })
      const location = decodeURI(response.headers.get('location') ?? '')
      expect([path, response.status, location]).toEqual([path, 308, proper])
    }
  })

  test('a redirect keeps method, body and query', async () => {
    const message = { name: 'N', email: 'n@example.com', message: 'Hi' }
    const response = await api.visitor.send('/api/contact/', json(message))
    expect(response.status).toBe(201)
  })

  test.each([
    ['/graphql/docs', 'text/html; charset=utf-8', 'guide'],
    ['/graphql/schema.graphql', 'text/plain; charset=utf-8', 'type Query {'],
    ['/api/openapi.json', 'application/json; charset=utf-8', '"openapi": "3.1.1"'],
    ['/graphql/examples/urql.mjs', 'text/plain; charset=utf-8', "from '@urql/core'"],
  ])('%s is served with an ETag', async (path, type, text) => {
    const response = await send(path)
    const etag = response.headers.get('etag') ?? ''
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain(text)
    const head = await send(path, { method: 'HEAD' })
    expect({ status: head.status, etag: head.headers.get('etag') }).toEqual({ status: 200, etag })
    expect(head.headers.get('content-type')).toBe(type)
    expect((await send(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('the explorer and its files are not redirected', async () => {
    const accept = 'text/html'
    expect(await (await send('/graphql', { headers: { accept } })).text()).toBe('explorer')
    expect(await (await send('/graphql/assets/index-1.js')).text()).toBe('start()')
  })
})
