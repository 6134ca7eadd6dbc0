import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '../../test/harness'

const dir = mkdtempSync(join(tmpdir(), 'headers-'))
mkdirSync(join(dir, 'public/assets'), { recursive: true })
for (const [file, content] of Object.entries({
  'pages.json': JSON.stringify({
    pages: { '/': { status: 200, signedOut: 'home.html', loading: 'home.html' } },
    notFound: { status: 404, signedOut: 'home.html', loading: 'home.html' },
  }),
  'home.html': 'home',
  'public/favicon.svg': '<svg/>',
  'public/assets/mark-1.svg': '<svg/>',
  'public/assets/main-1.js': 'start()',
  'public/assets/page-1.css': 'a{}',
  'public/assets/body-1.woff2': 'font',
  'public/assets/court-1.png': 'picture',
}))
  writeFileSync(join(dir, file), content)
afterAll(() => {
  rmSync(dir, { recursive: true })
})

const api = startApi({ siteDir: dir })

describe('security headers', () => {
  const whole = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
    'x-request-id',
  ]

  test.each([
    ['/', 200],
    ['/nothing', 404],
    ['/assets/gone.js', 404],
    ['/api/nothing', 404],
    ['/graphql/', 308],
    ['/assets/mark-1.svg', 200],
    ['/favicon.svg', 200],
    ['/robots.txt', 200],
  ])('are all on the answer of %s', async (path, status) => {
    const response = await fetch(api.base + path, { redirect: 'manual' })
    expect(response.status).toBe(status)
    expect([...response.headers.keys()]).toEqual(expect.arrayContaining(whole))
  })

  test.each(['main-1.js', 'page-1.css', 'body-1.woff2', 'court-1.png'])(
    'are few on /assets/%s, which no browser opens as a document',
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

  test('an asset says over https that all of the site speaks it', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    const response = await fetch(api.base + '/assets/main-1.js', { headers })
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000')
  })
})
