import { createFolder } from '../../test/folders'
import { startApi } from '../../test/harness'
import { pageEntry } from '../../test/page-entry'

const dir = createFolder({
  'pages.json': {
    pages: { '/': pageEntry('home.html') },
    notFound: pageEntry('home.html', 404),
  },
  'home.html': 'home',
  'public/favicon.svg': '<svg/>',
  'public/assets/mark-1.svg': '<svg/>',
  'public/assets/main-1.js': 'start()',
  'public/assets/page-1.css': 'a{}',
  'public/assets/body-1.woff2': 'font',
  'public/assets/court-1.png': 'picture',
})

const api = startApi({ siteDir: dir })

describe('security headers', () => {
  const whole = {
    'content-security-policy': [
      ...["default-src 'self'", "script-src 'self'", "style-src 'self'"],
      ...["img-src 'self' data: https:", "font-src 'self'", "connect-src 'self'"],
      ...["manifest-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
      "form-action 'self'",
    ].join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-request-id': expect.any(String),
  }
  const tells = ['server', 'x-powered-by', 'x-aspnet-version', 'via']

  test('are all on each answer (SEC-H1, SEC-H3, SEC-H4, SEC-H5, SEC-H6, SEC-H7, SEC-H8)', async () => {
    for (const [status, path, init] of [
      [200, '/'],
      [200, '/', { method: 'HEAD' }],
      [405, '/', { method: 'DELETE' }],
      [404, '/nothing'],
      [404, '/assets/gone.js'],
      [404, '/api/nothing'],
      [401, '/api/auth/user'],
      [400, '/api/auth/login', { method: 'POST' }],
      [415, '/api/auth/login', { method: 'POST', body: 'a=b' }],
      [200, '/api/waitlist/stats'],
      [200, '/api/waitlist/stats', { method: 'HEAD' }],
      [400, '/graphql', { method: 'POST' }],
      [308, '/graphql/'],
      [200, '/healthz'],
      [200, '/readyz'],
      [200, '/assets/mark-1.svg'],
      [200, '/favicon.svg'],
      [200, '/robots.txt'],
    ] as [number, string, RequestInit?][]) {
      const response = await fetch(api.base + path, { redirect: 'manual', ...init })
      expect([path, response.status]).toEqual([path, status])
      const headers = Object.fromEntries(response.headers)
      expect([path, headers]).toMatchObject([path, whole])
      expect(tells.filter(name => name in headers)).toEqual([])
    }
  })

  test('are all on a 304 (SEC-O8)', async () => {
    for (const path of ['/favicon.svg', '/', '/api/waitlist/stats']) {
      const etag = (await fetch(api.base + path)).headers.get('etag') ?? ''
      const response = await fetch(api.base + path, { headers: { 'if-none-match': etag } })
      expect([path, response.status]).toEqual([path, 304])
      expect([path, Object.fromEntries(response.headers)]).toMatchObject([path, whole])
    }
  })

  test('let no other site’s page read the answers of a session (SEC-C6)', async () => {
    for (const path of ['/', '/api/waitlist/stats', '/api/auth/user', '/graphql', '/favicon.svg'])
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const headers = { origin: 'https://evil.example', cookie: 'sid=s%3Ax.y' }
        const response = await fetch(api.base + path, { method, headers })
        const names = [...response.headers.keys()]
        const allowed = names.filter(name => name.startsWith('access-control'))
        expect([path, method, allowed]).toEqual([path, method, []])
      }
  })

  test('are few on assets that browsers do not open as a document', async () => {
    for (const name of ['main-1.js', 'page-1.css', 'body-1.woff2', 'court-1.png']) {
      const { headers } = await fetch(api.base + `/assets/${name}`)
      const ofConnection = ['connection', 'date', 'keep-alive']
      expect([...headers.keys()].filter(key => !ofConnection.includes(key))).toEqual([
        'cache-control',
        'content-length',
        'content-type',
        'cross-origin-resource-policy',
        'etag',
        'vary',
        'x-content-type-options',
        'x-request-id',
      ])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  test('an asset says over https that all of the site speaks it (SEC-H2)', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    const response = await fetch(api.base + '/assets/main-1.js', { headers })
    expect(response.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    )
  })
})
