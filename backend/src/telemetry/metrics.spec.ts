import 'reflect-metadata'
import type { Server } from 'node:http'
import { captureLog } from '../../test/captured-log'
import { createDatabase } from '../../test/database'
import { until } from '../../test/startup/processes'
import { createApp, type App } from '../app'
import { readEnv } from '../settings/env'
import { connect, db } from '../database/data-source'
import { registry } from '../../test/registry'
import { passwordBlocklist, SECRET, siteUrl } from '../../test/services'
import { provisionWaitlist } from '../features/waitlist/waitlist.service'

const TOKEN = 'a-token-for-the-specs'
let app: App
let server: Server
let base = ''

beforeAll(async () => {
  await connect(await createDatabase(), registry.entities)
  await provisionWaitlist()
  app = await createApp({
    registry,
    env: readEnv({ METRICS_TOKEN: TOKEN }),
    secrets: [SECRET],
    passwordBlocklist,
    siteUrl,
  })
  server = app.createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = `http://127.0.0.1:${String(typeof address === 'object' && address?.port)}`
})

afterAll(async () => {
  await app.closeSubscriptions()
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await app.close()
  await db.destroy()
})

const scrape = (authorization?: string) =>
  fetch(`${base}/metrics`, { headers: authorization === undefined ? {} : { authorization } })

const text = async () => (await scrape(`Bearer ${TOKEN}`)).text()

test.each([undefined, `Bearer ${TOKEN}x`, `bearer ${TOKEN}`, TOKEN, 'Bearer ', `Basic ${TOKEN}`])(
  'metrics: are refused with %s (SEC-O7)',
  async authorization => {
    const { status, headers } = await scrape(authorization)
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(headers.get('cache-control')).toBe('no-store')
  },
)

test('metrics: count requests, operations, refusals and queues, with labels of ours only (SEC-O7)', async () => {
  const headers = { 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/graphql', { query: 'query Ana { ana: waitlistStats { total } }' })
  await post('/graphql', { query: '{ me { id } waitlistStats { total } }' })
  await post('/api/auth/login', { email: 'ana@example.com', password: 'a quiet drop shot' })
  await fetch(`${base}/ana/ruiz`)
  const found = await until('all are counted', async () => {
    const answer = await text()
    return answer.includes('route="unmatched"') && answer
  })
  for (const line of [
    'http_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 2',
    'http_request_duration_seconds_count{method="GET",route="unmatched",status="404"} 1',
    'graphql_operation_duration_seconds_count{operation="waitlistStats",outcome="ok"} 1',
    'graphql_operation_duration_seconds_count{operation="several",outcome="ok"} 1',
    'graphql_operation_duration_seconds_count{operation="login",outcome="error"} 1',
    'club_refusals_total{code="NOT_FOUND"} 1',
    'club_db_pool_connections{state="waiting"} 0',
    'club_password_hashing{state="running"} 0',
    'club_sockets{state="open"} 0',
    'club_waitlist_entries{state="today"} 0',
    'club_mails{state="queued"} 0',
  ])
    expect(found.split('\n')).toContain(line)
  expect(found).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(found).toMatch(/^process_resident_memory_bytes /m)
  expect(found).not.toMatch(/ana|quiet/i)
})

test('metrics: count the statements that take more than half a second', async () => {
  await db.query('SELECT pg_sleep(0.51) FROM waitlist_counter')
  const line = 'club_slow_statements_total{statement="SELECT waitlist_counter"} 1'
  expect((await text()).split('\n')).toContain(line)
})

test('metrics: have the time of the last backup after the first one', async () => {
  const name = 'club_last_backup_timestamp_seconds'
  expect(await text()).not.toMatch(new RegExp(`^${name} `, 'm'))
  await db.query(
    `INSERT INTO backup_run (file, bytes, "createdAt") VALUES ('a', 1, '2026-11-22T10:00:00Z'), ('b', 1, '2026-11-21T10:00:00Z')`,
  )
  expect((await text()).split('\n')).toContain(`${name} ${Date.UTC(2026, 10, 22, 10) / 1_000}`)
})

test('metrics: are served during an outage of the database, without its figures', async () => {
  const logged = captureLog()
  await db.query('ALTER TABLE waitlist_counter RENAME TO lost')
  await until('they are omitted', async () => !(await text()).includes('club_waitlist_entries{'))
  await db.query('ALTER TABLE lost RENAME TO waitlist_counter')
  expect(logged.end()).toContain('the metric club_waitlist_entries could not be read')
  expect(await text()).toContain('http_request_duration_seconds_count')
})
