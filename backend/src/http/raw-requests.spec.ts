import { connect } from 'node:net'
import { startApi } from '../../test/harness'
import { db } from '../database/data-source'
import { ContactSubmission } from '../features/contact/contact-submission.entity'

const api = startApi()

/**
 * Sends these bytes; returns the response when the server closes the connection or waits for more.
 */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.base).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', text => (answer += String(text)))
    socket.on('error', reject).on('close', () => resolve(answer))
    socket.write(bytes, 'latin1')
  })
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`
const get = (path: string, ...headers: string[]) =>
  lines(`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers)
const post = (headers: string[], body: string) =>
  lines('POST /api/auth/logout HTTP/1.1', 'Host: localhost', 'Connection: close', ...headers) + body

const REFUSED: [string, () => string, RegExp][] = [
  [
    'two lengths of one body',
    () => post(['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    /^400 /,
  ],
  ['two Content-Length', () => post(['Content-Length: 0', 'Content-Length: 5'], 'hello'), /^400 /],
  ['a length that is not a number', () => post(['Content-Length: 1x'], 'h'), /^400 /],
  ['an invalid chunk', () => post(['Transfer-Encoding: chunked'], 'zz\r\n'), /^400 /],
  ['a blank in a header’s name', () => get('/', 'X Y: 1'), /^400 /],
  ['no Host', () => lines('GET / HTTP/1.1', 'Connection: close'), /^400 /],
  ['no HTTP at all', () => 'hello\r\n\r\n', /^400 /],
  ['a header of 17 kB', () => get('/', `X-Long: ${'x'.repeat(17_000)}`), /^431 /],
  ['a URL of 17 kB', () => get(`/${'x'.repeat(17_000)}`), /^(414|431) /],
  ['% without its number', () => get('/%'), /^40[04] /],
  ['% without its number below /api', () => get('/api/%'), /^40[04] /],
  ['an incomplete UTF-8 sequence', () => get('/api/%E0%A4%A'), /^40[04] /],
  ['a path traversal', () => get('/../../../etc/passwd'), /^404 /],
  ['an encoded path traversal', () => get('/..%2f..%2fetc%2fpasswd'), /^404 /],
  ['an invalid Origin', () => post(['Origin: http://host:4000.evil'], ''), /^403 /],
  ['TRACE', () => get('/').replace('GET', 'TRACE'), /^40[45] /],
  ['TRACE below /api', () => get('/api/auth/user').replace('GET', 'TRACE'), /^40[45] /],
  ['an unknown method', () => get('/').replace('GET', 'WHATEVER'), /^400 /],
]
test('raw requests: what is no request of HTTP is refused, and the next one answered (SEC-I11)', async () => {
  for (const [what, request, status] of REFUSED) {
    const answer = await send(request())
    const begin = answer.replace(/^HTTP\/1\.1 /, '')
    expect([what, begin]).toEqual([what, expect.stringMatching(status)])
    expect(answer).not.toMatch(/node_modules| at |root:/)
    expect(await send(get('/healthz'))).toContain('"status":"ok"')
  }
})

test('raw requests: a body in another charset than UTF-8 or an unknown encoding is refused (SEC-I6)', async () => {
  for (const [coding, status, cause] of [
    [{ 'content-type': 'application/json; charset=latin-9' }, 415, 'UTF-8'],
    [{ 'content-type': 'application/json; charset=utf-16' }, 415, 'UTF-8'],
    [{ 'content-encoding': 'zstd-of-mine' }, 415, 'Content-Encoding'],
    [{ 'content-encoding': 'gzip' }, 400, 'JSON'],
  ] as const)
    for (const path of ['/api/contact', '/graphql']) {
      const headers = { 'content-type': 'application/json', ...coding }
      const response = await fetch(api.base + path, { method: 'POST', headers, body: '{}' })
      expect([coding, response.status]).toEqual([coding, status])
      const text = await response.text()
      expect(text).not.toMatch(/node_modules|at \//)
      expect(text).toContain(cause)
    }
})

const MUTATION = 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { id } }'
test.each([
  ['/api/contact', (input: object) => input],
  ['/graphql', (input: object) => ({ query: MUTATION, variables: { input } })],
])(
  'raw requests: bytes that are no UTF-8 are refused at %s, and nothing is stored (SEC-I6)',
  async (path, toBody) => {
    const contact = { name: 'José', email: 'jose@example.com', message: 'Hola' }
    const send = (encoding: BufferEncoding) =>
      fetch(api.base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=UTF-8' },
        body: Buffer.from(JSON.stringify(toBody(contact)), encoding),
      })
    const refused = await send('latin1')
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Please send well-formed JSON in UTF-8.')
    expect((await send('utf8')).ok).toBe(true)
    expect(await db.getRepository(ContactSubmission).find()).toMatchObject([{ name: 'José' }])
  },
)

test('raw requests: each spelling of the charset is UTF-8 (SEC-I6)', async () => {
  for (const charset of ['utf8', 'UTF8', '"utf-8"', 'Utf-8']) {
    const response = await fetch(`${api.base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': `application/json; charset=${charset}` },
      body: '\ufeff{"query":"{ schemaVersion }"}',
    })
    expect([response.status, await response.json()]).toMatchObject([200, { data: {} }])
  }
})

test('raw requests: 100 kB of zeros in a few bytes of gzip are too much (SEC-G11)', async () => {
  const { gzipSync } = await import('node:zlib')
  const body = gzipSync(JSON.stringify({ message: ' '.repeat(10_000_000) }))
  expect(body.length).toBeLessThan(20_000)
  for (const path of ['/api/contact', '/graphql']) {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const response = await fetch(api.base + path, { method: 'POST', headers, body })
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('Please send at most 100 kB (102,400 bytes).')
  }
})

test('raw requests: one parameter or member twice breaks nothing (SEC-I10)', async () => {
  const twice = await send(get('/api/waitlist/stats?a=1&a=2&a[]=3&a[b]=4&__proto__=5'))
  expect(twice).toMatch(/^HTTP\/1\.1 400 /)
  const response = await fetch(`${api.base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@b.example","email":5,"password":"x"}',
  })
  expect(response.status).toBe(400)
})
