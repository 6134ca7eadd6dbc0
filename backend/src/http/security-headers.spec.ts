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

  test.each<[string, number, RequestInit]>([
    ['/', 200, {}],
    ['/', 200, { method: 'HEAD' }],
    ['/', 405, { method: 'DELETE' }],
    ['/nothing', 404, {}],
    ['/assets/gone.js', 404, {}],
    ['/api/nothing', 404, {}],
    ['/api/auth/user', 401, {}],
    ['/api/auth/login', 400, { method: 'POST' }],
    ['/api/auth/login', 415, { method: 'POST', body: 'a=b' }],
    ['/api/waitlist/stats', 200, {}],
    ['/api/waitlist/stats', 200, { method: 'HEAD' }],
    ['/graphql', 400, { method: 'POST' }],
    ['/graphql/', 308, {}],
    ['/healthz', 200, {}],
    ['/readyz', 200, {}],
    ['/assets/mark-1.svg', 200, {}],
    ['/favicon.svg', 200, {}],
    ['/robots.txt', 200, {}],
  ])(
    'are all on the answer of %s (%i) (SEC-H1, SEC-H3, SEC-H4, SEC-H5, SEC-H6, SEC-H7, SEC-H8)',
    async (path, status, init) => {
      const response = await fetch(api.base + path, { redirect: 'manual', ...init })
      expect(response.status).toBe(status)
      const headers = Object.fromEntries(response.headers)
      expect(headers).toMatchObject(whole)
      expect(tells.filter(name => name in headers)).toEqual([])
    },
  )

  test.each(['/favicon.svg', '/', '/api/waitlist/stats'])(
    'are all on a 304 of %s (SEC-O8)',
    async path => {
      const etag = (await fetch(api.base + path)).headers.get('etag') ?? ''
      const response = await fetch(api.base + path, { headers: { 'if-none-match': etag } })
      expect(response.status).toBe(304)
      expect(Object.fromEntries(response.headers)).toMatchObject(whole)
    },
  )

  test.each(['/', '/api/waitlist/stats', '/api/auth/user', '/graphql', '/favicon.svg'])(
    'let no other site’s page read %s of a session (SEC-C6)',
    async path => {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const headers = { origin: 'https://evil.example', cookie: 'sid=s%3Ax.y' }
        const response = await fetch(api.base + path, { method, headers })
        const allowed = [...response.headers.keys()].filter(name =>
          name.startsWith('access-control'),
        )
        expect(allowed).toEqual([])
      }
    },
  )

  test.each(['main-1.js', 'page-1.css', 'body-1.woff2', 'court-1.png'])(
    'are few on /assets/%s, because browsers do not open it as a document',
    async name => {
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
    },
  )

  test('an asset says over https that all of the site speaks it (SEC-H2)', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    const response = await fetch(api.base + '/assets/main-1.js', { headers })
    expect(response.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    )
  })
})
