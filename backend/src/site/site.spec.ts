import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import express, { type Request } from 'express'
import { site } from './site'

const SCRIPT = 'console.log("hello from the court")'
const dir = mkdtempSync(join(tmpdir(), 'site-'))
let server: Server
let origin: string
let phase = 'first'
const phases = { names: ['first', 'second'], current: () => Promise.resolve(phase) }
const notices = () => Promise.resolve({ members: undefined, others: undefined })
beforeEach(() => {
  phase = 'first'
})

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true })
  writeFileSync(join(dir, file), content)
}

const filesOf = (name: string) => ({
  signedOut: `pages/${name}.signedOut.html`,
  loading: `pages/${name}.loading.html`,
})

const entry = (name: string, status = 200, second = name) => ({
  status,
  phases: { first: filesOf(name), second: filesOf(second) },
})

beforeAll(done => {
  for (const name of ['home', 'auth', 'register', 'lost', 'auth later']) {
    put(`pages/${name}.signedOut.html`, `${name} for a visitor`)
    put(`pages/${name}.loading.html`, `${name} while loading`)
  }
  put(
    'pages.json',
    JSON.stringify({
      pages: {
        '/': entry('home'),
        '/auth': entry('auth', 200, 'auth later'),
        '/auth?mode=register': entry('register'),
      },
      notFound: entry('lost', 404),
      formNotSent: '/not-sent',
    }),
  )
  put('public/assets/main-abc.js', SCRIPT)
  put('public/assets/main-abc.js.br', brotliCompressSync(SCRIPT))
  put('public/assets/main-abc.js.gz', gzipSync(SCRIPT))
  put('public/favicon.svg', '<svg/>')
  put('secret.txt', 'not for the web')
  const app = express()
  const hasSession = ({ headers }: Request) => headers.cookie?.includes('sid=') ?? false
  app.use(site({ dir, phases, notices, hasSession }))
  server = app.listen(0, '127.0.0.1', () => {
    // A TCP server's address is never a string; the same applies below.
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
    done()
  })
})

afterAll(done => {
  rmSync(dir, { recursive: true })
  server.close(done)
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { headers, method, redirect: 'manual' })

/** Sends a path exactly as given, unlike fetch. */
const raw = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(`${origin}/`, { path }, response => resolve(response.resume()))
      .on('error', reject)
      .end()
  })

it.each([
  ['/', 'home for a visitor'],
  ['/auth', 'auth for a visitor'],
  ['/auth?mode=register', 'register for a visitor'],
  ['/auth?ref=ABC&mode=register', 'register for a visitor'],
  ['/auth?mode=other', 'auth for a visitor'],
  ['/?mode=register', 'home for a visitor'],
])('site: serves the page of %s (SEC-H9)', async (path, text) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(text)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('vary')).toContain('Cookie')
})

it('site: gives a visitor with a session cookie the loading page', async () => {
  const response = await get('/auth', { cookie: 'sid=1' })
  expect(await response.text()).toBe('auth while loading')
})

it.each(['/nothing', '/%', '/%E0%A4%A', '/assets/gone.js', '/AUTH', '/pages.json', '/__proto__'])(
  'site: serves the not-found page for %s (SEC-H10)',
  async path => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('lost for a visitor')
  },
)

it.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt'])(
  'site: never reads outside its folder for %s (SEC-I11)',
  async path => {
    expect((await raw(path)).statusCode).toBe(404)
  },
)

it.each([
  ['/auth/?mode=register', '/auth?mode=register'],
  ['/%61uth', '/auth'],
  ['//auth', '/auth'],
])('site: redirects %s to the canonical path', async (path, proper) => {
  const { statusCode, headers } = await raw(path)
  expect(statusCode).toBe(308)
  expect(headers.location).toBe(proper)
})

it('site: repairs a mailed link whose # was encoded, and no cache keeps it (MAIL-9)', async () => {
  const token = 'a'.repeat(54)
  const { statusCode, headers } = await raw(`/auth?mode=reset%23${token}.`)
  expect(statusCode).toBe(302)
  expect(headers.location).toBe(`/auth?mode=reset#${token}`)
  expect(headers['cache-control']).toBe('no-store')
})

it('site: repairs a link to play whose # was encoded (MAIL-9)', async () => {
  const token = 'a'.repeat(54)
  const { statusCode, headers } = await raw(`/booking%23${token}`)
  expect(statusCode).toBe(302)
  expect(headers.location).toBe(`/booking#${token}`)
  expect(headers['cache-control']).toBe('no-store')
})

it('site: never redirects to another host', async () => {
  expect((await raw('//evil.example/')).statusCode).toBe(404)
  expect((await raw('/%2f%2fevil.example/..')).statusCode).toBe(404)
})

it('site: lets a browser cache a hashed asset for a year, compressed as it accepts (SEC-H9)', async () => {
  const brotli = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(brotli.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await brotli.text()).toBe(SCRIPT)
  const gzip = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(await gzip.text()).toBe(SCRIPT)
  const plain = await get('/assets/main-abc.js', { 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3)
})

it('site: returns 304 to a browser that already has the file', async () => {
  const first = await get('/favicon.svg')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('content-type')).toBe('image/svg+xml')
  const second = await get('/favicon.svg', { 'if-none-match': `"other", W/${etag}` })
  expect(second.status).toBe(304)
  expect(second.headers.get('etag')).toBe(etag)
  expect((await get('/favicon.svg', { 'if-none-match': '"other"' })).status).toBe(200)
})

it('site: responds to HEAD without a body, and to no other method', async () => {
  const head = await get('/', {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String('home for a visitor'.length))
  expect(await head.text()).toBe('')
  const post = await get('/auth', {}, 'POST')
  expect(post.status).toBe(405)
  expect(post.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

it.each([
  ['/auth?mode=register', 'application/x-www-form-urlencoded'],
  ['/', 'multipart/form-data; boundary=x'],
  ['/nowhere', 'application/x-www-form-urlencoded'],
])(
  'site: leads a form sent to %s by the browser itself to a page (FORM-40)',
  async (path, type) => {
    const body = 'email=a%40example.com&password=third+shot+drop'
    const sent = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      redirect: 'manual',
    })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toBe('/not-sent')
    expect(sent.headers.get('cache-control')).toBe('no-store')
    expect(await sent.text()).not.toContain('drop')
  },
)

it('site: throws an instruction if it is not built', () => {
  expect(() =>
    site({ dir: join(dir, 'nowhere'), phases, notices, hasSession: () => false }),
  ).toThrow(/npm run build/)
})

it('site: throws an instruction if it is not built for a phase', () => {
  const more = { ...phases, names: ['first', 'third'] }
  expect(() => site({ dir, phases: more, notices, hasSession: () => false })).toThrow(/phase third/)
})

it('site: a cached page of another phase is not current, and that of the same phase is', async () => {
  const first = await get('/auth')
  const again = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await get('/auth', again)).status).toBe(304)
  phase = 'second'
  const second = await get('/auth', again)
  expect(second.status).toBe(200)
  expect(second.headers.get('cache-control')).toBe('no-cache')
  expect(await second.text()).toBe('auth later for a visitor')
  expect(await (await get('/auth', { cookie: 'sid=1' })).text()).toBe('auth later while loading')
  phase = 'first'
  expect((await get('/auth', again)).status).toBe(304)
  expect(await (await get('/auth')).text()).toBe(await first.text())
})

describe('site: search engines and shared links', () => {
  let at: string
  let known: Server

  beforeAll(done => {
    for (const name of ['faq', 'admin'])
      for (const session of ['signedOut', 'loading'])
        put(`told/pages/${name}.${session}.html`, `<head><title>${name}</title></head>`)
    put(
      'told/pages/club.signedOut.html',
      '<head><script type="application/ld+json">{"url":"/"}</script></head>',
    )
    put('told/pages/club.loading.html', '<head></head>')
    const club = (url: string) => ({
      ...filesOf('club'),
      absoluteData: `<script type="application/ld+json">{"url":"{origin}${url}"}</script>`,
    })
    const absoluteTags = '<link rel="canonical" href="{origin}/faq">'
    put(
      'told/pages.json',
      JSON.stringify({
        pages: {
          '/faq': { ...entry('faq'), absoluteTags, listed: true },
          '/faq?mode=long': { ...entry('faq'), absoluteTags, listed: true },
          '/share': { ...entry('faq'), absoluteTags, listed: false },
          '/admin': entry('admin'),
          '/club': {
            status: 200,
            phases: { first: club('/'), second: club('/second') },
            absoluteTags,
          },
        },
        notFound: entry('admin', 404),
      }),
    )
    put('told/public/favicon.svg', '<svg/>')
    const app = express()
    const publicUrl = 'https://club.example'
    app.use(site({ dir: join(dir, 'told'), publicUrl, phases, notices, hasSession: () => false }))
    known = app.listen(0, '127.0.0.1', () => {
      at = `http://127.0.0.1:${String((known.address() as AddressInfo).port)}`
      done()
    })
  })

  afterAll(done => {
    known.close(done)
  })

  it.each(['br', 'gzip', 'identity'])('get the absolute address of a page (%s)', async coding => {
    const page = await fetch(`${at}/faq`, { headers: { 'accept-encoding': coding } })
    expect(await page.text()).toBe(
      '<head><title>faq</title><link rel="canonical" href="https://club.example/faq"></head>',
    )
  })

  it('get absolute addresses in a page’s structured data', async () => {
    const page = await (await fetch(`${at}/club`)).text()
    expect(page).toContain('<script type="application/ld+json">{"url":"https://club.example/"}')
    expect(page.match(/ld\+json/g)).toHaveLength(1)
    phase = 'second'
    expect(await (await fetch(`${at}/club`)).text()).toContain('"https://club.example/second"')
  })

  it('find the public pages, each once, in the sitemap', async () => {
    expect(await (await fetch(`${at}/robots.txt`)).text()).toContain(
      'Sitemap: https://club.example/sitemap.xml',
    )
    const sitemap = await fetch(`${at}/sitemap.xml`)
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect((await sitemap.text()).match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://club.example/faq</loc>',
    ])
  })

  it('get no absolute address when PUBLIC_URL is not set', async () => {
    const robots = await (await get('/robots.txt')).text()
    expect(robots).toContain('Disallow: /graphql\nAllow: /graphql/docs$\n')
    expect(robots).toContain('Disallow: /api/\nAllow: /api/calendar/\n')
    expect(robots).not.toContain('Sitemap')
    expect((await get('/sitemap.xml')).status).toBe(404)
  })
})
