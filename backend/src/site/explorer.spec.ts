import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../../test/folders'
import { startApi } from '../../test/harness'

const dir = createFolder({
  'index.html': '<title>API explorer</title>',
  'assets/index-1.js': 'start()',
})

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('API explorer: built', () => {
  const api = startApi({ explorerDir: dir })
  const get = (path: string, accept: string) => fetch(api.base + path, { headers: { accept } })

  test.each(['/graphql', '/graphql?query={schemaVersion}'])(
    'is served to a browser at %s',
    async path => {
      const response = await get(path, BROWSER)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('API explorer')
      expect(response.headers.get('vary')).toContain('Accept')
      const policy = response.headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe/)
    },
  )

  test('serves its files as immutable', async () => {
    const response = await get('/graphql/assets/index-1.js', '*/*')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-security-policy')).toContain("'unsafe-inline'")
  })

  test.each(['*/*', 'application/json', 'application/graphql-response+json'])(
    'is not served at /graphql for Accept: %s (SEC-G15)',
    async accept => {
      const response = await fetch(`${api.base}/graphql?query={schemaVersion}`, {
        headers: { accept, 'apollo-require-preflight': '1' },
      })
      expect(await response.json()).toMatchObject({ data: { schemaVersion: expect.any(String) } })
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline')
    },
  )

  test.each(['/graphql/assets/other.js', '/graphql/../package.json', '/graphql/%2e%2e/index.html'])(
    'returns 404 at %s',
    async path => {
      expect((await get(path, 'text/css')).status).toBeGreaterThanOrEqual(400)
    },
  )
})

describe('API explorer: not built', () => {
  const api = startApi({ explorerDir: join(dir, 'not-built') })

  test('/graphql responds as the API', async () => {
    expect(existsSync(join(dir, 'not-built'))).toBe(false)
    const response = await fetch(`${api.base}/graphql`, { headers: { accept: BROWSER } })
    expect(response.headers.get('content-type')).toContain('json')
  })
})
