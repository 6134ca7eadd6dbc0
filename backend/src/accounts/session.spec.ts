import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { PASSWORD, person } from '../../test/factories'
import type { Caller } from '../../test/caller'
import { createFolder } from '../../test/folders'
import { startApi } from '../../test/harness'
import { MeDocument } from '../../test/operations'
import { pageEntry } from '../../test/page-entry'
import { plansOf } from '../../test/statements'
import { db } from '../database/data-source'
import { endAllSessions, endOtherSessions, SESSION_CHANGED } from './session-endings'
import { Session } from './session.entity'

const dir = createFolder({
  'home.html': 'home',
  'pages.json': {
    pages: { '/': pageEntry('home.html') },
    notFound: pageEntry('home.html', 404),
  },
})
mkdirSync(join(dir, 'public'))

const api = startApi({ siteDir: dir })
const sessions = () => db.getRepository(Session)
const me = async (caller: Caller) => (await caller.rest('GET', '/auth/user')).status

const withCookie = (cookie: string | undefined) => {
  const caller = api.visitor
  caller.cookie = cookie
  return caller
}

test('session: a visitor gets no cookie and no row', async () => {
  const { email } = await person()
  const account = { firstName: 'A', lastName: 'B', email, password: PASSWORD }
  const visits: [string, number, string?, object?][] = [
    ['/', 200],
    ['/nothing', 404],
    ['/api/waitlist/stats', 200],
    ['/api/auth/user', 401],
    ['/api/auth/login', 401, 'POST', { email, password: 'wrong' }],
    ['/api/auth/login', 400, 'POST', {}],
    ['/api/auth/register', 409, 'POST', account],
    ['/graphql', 200, 'POST', { query: '{ me { id } }' }],
  ]
  for (const [path, status, method = 'GET', body] of visits) {
    const response = await api.visitor.send(path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const cookies = response.headers.getSetCookie()
    expect({ path, status: response.status, cookies }).toEqual({ path, status, cookies: [] })
  }
  expect(await sessions().count()).toBe(0)
})

test('session: registering creates a new id and invalidates the old one', async () => {
  const caller = await api.as(await person())
  const old = withCookie(caller.cookie)
  const email = `${randomUUID()}@example.com`
  const account = { firstName: 'Camila', lastName: 'Alvarez', email, password: PASSWORD }
  expect((await caller.rest('POST', '/auth/register', account)).status).toBe(201)
  expect((await caller.rest('GET', '/auth/user')).body).toMatchObject({ email })
  expect(await me(old)).toBe(401)
  expect(await sessions().count()).toBe(1)
})

test('session: a signed id that is not stored is replaced at sign-in', async () => {
  const user = await person()
  const planted = (await api.as(user)).cookie
  await endAllSessions(user.id)
  const caller = withCookie(planted)
  await caller.rest('POST', '/auth/login', { email: user.email, password: PASSWORD })
  expect(caller.cookie).not.toBe(planted)
  expect(await me(caller)).toBe(200)
  expect(await me(withCookie(planted))).toBe(401)
})

test('session: signing out ends it for REST and GraphQL, clears the cookie, and can be repeated', async () => {
  const caller = await api.as(await person())
  const again = withCookie(caller.cookie)
  const { status, headers } = await caller.rest('POST', '/auth/logout')
  expect(status).toBe(200)
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sid=;.*Expires=Thu, 01 Jan 1970/),
  ])
  expect(await me(again)).toBe(401)
  expect((await again.ok(MeDocument)).me).toBeNull()
  for (const one of [again, api.visitor])
    expect((await one.rest('POST', '/auth/logout')).status).toBe(200)
})

test('session: a malformed or unsigned cookie is treated as a visitor’s', async () => {
  const long = 'x'.repeat(8_000)
  for (const value of ['garbage', 's%3A', 's%3Aid.signature', '%', '%E0%A4%A', '"', long, '']) {
    const caller = withCookie(`sid=${value}; device=${value.slice(0, 99)}`)
    const visitor = () => withCookie(caller.cookie)
    expect({ value, status: await me(visitor()) }).toEqual({ value, status: 401 })
    expect((await visitor().ok(MeDocument)).me).toBeNull()
    expect((await visitor().rest('GET', '/waitlist/stats')).status).toBe(200)
    expect((await visitor().rest('POST', '/auth/logout')).status).toBe(200)
  }
})

test('session: an altered signed cookie is treated as a visitor’s', async () => {
  const { cookie = '' } = await api.as(await person())
  const end = cookie.endsWith('a') ? 'b' : 'a'
  for (const forged of [cookie.slice(0, -1) + end, cookie.replace('s%3A', 's%3Ax')])
    expect(await me(withCookie(forged))).toBe(401)
})

test('session: responses about a person are not cached', async () => {
  const team = await api.team()
  for (const path of ['/auth/user', '/bookings', '/bookings/upcoming', '/admin/waitlist'])
    expect((await team.rest('GET', path)).headers.get('cache-control')).toBe('no-store')
  const response = await team.post('/graphql', { query: '{ me { id } }' })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('session: a new id sends the same notification as an end', async () => {
  const user = await person()
  const caller = await api.as(user)
  const { url: connectionString } = db.options as { url?: string }
  const listener = new Client({ connectionString })
  await listener.connect()
  await listener.query(`LISTEN ${SESSION_CHANGED}`)
  const announced = new Promise(resolve => {
    listener.once('notification', ({ payload }) => resolve(payload))
  })
  const change = await caller.rest('PUT', '/auth/profile', { email: 'new@example.com' })
  expect(change.status).toBe(200)
  expect(await announced).toBe(user.id)
  await listener.end()
})

test('session: ending a person’s sessions scans only those, among thousands', async () => {
  await db.query(
    `INSERT INTO session (sid, sess, expire)
    SELECT 'of ' || n, json_build_object('userId', gen_random_uuid()), now() + interval '1 day'
    FROM generate_series(1, 5000) n`,
  )
  const user = await person()
  await api.as(user)
  const kept = await api.as(user)
  const [, sid = ''] = /^sid=s%3A([\w-]+)\./.exec(kept.cookie ?? '') ?? []
  await db.query('ANALYZE session')
  const other = await api.as(await person())
  for (const plan of await plansOf(() => other.rest('POST', '/auth/logout')))
    expect(plan).not.toContain('Seq Scan on session')
  await db.transaction(async em => {
    const scans = () =>
      em.query<object[]>(`SELECT seq_scan FROM pg_stat_xact_user_tables WHERE relname = 'session'`)
    const before = await scans()
    await endOtherSessions(user.id, sid, em)
    await endAllSessions(user.id, em)
    expect(await scans()).toEqual(before)
  })
  expect(await sessions().count()).toBe(5000)
})
