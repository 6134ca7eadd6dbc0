import { once } from 'node:events'
import fs from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { startApi } from '../../test/harness'
import { until } from '../../test/startup/processes'
import { db, pool } from '../database/data-source'
import { createExpressApp } from './app-server'
import { health } from './health'

const api = startApi()

async function ready(): Promise<[status: number, body: unknown]> {
  const response = await api.visitor.send('/readyz')
  return [response.status, await response.json()]
}

/** Waits for the state, because it is cached for up to 250 ms. */
const untilSaid = (...missing: string[]) =>
  until(`it says: ${missing.join()}`, async () => {
    const [status, body] = await ready()
    const wanted = missing.length > 0 ? { status: 'not ready', missing } : { status: 'ready' }
    return (
      status === (missing.length > 0 ? 503 : 200) && JSON.stringify(body) === JSON.stringify(wanted)
    )
  })

test('readyz: answers 200 once every migration has been run, and 503 before (SEC-R10)', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }])
  const last = '(SELECT max(id) FROM migrations)'
  await db.query(`UPDATE migrations SET name = name || '?' WHERE id = ${last}`)
  await untilSaid('migrations')
  await db.query('ALTER TABLE migrations RENAME TO lost')
  await untilSaid('migrations')
  await db.query('ALTER TABLE lost RENAME TO migrations')
  await db.query(`UPDATE migrations SET name = rtrim(name, '?') WHERE id = ${last}`)
  await untilSaid()
})

test('readyz: a read-only database is not ready, and one that does not answer neither (SEC-R10)', async () => {
  const connections = await Promise.all([pool().connect(), pool().connect()])
  for (const it of connections) await it.query('SET default_transaction_read_only = on')
  // The pool uses the connection that was released last, so both must be read-only.
  for (const it of connections) it.release()
  await untilSaid('read-only')
  await Promise.all([pool().connect(), pool().connect()]).then(all => {
    for (const it of all) it.release(true)
  })
  await untilSaid()
  const query = jest.spyOn(pool(), 'query').mockImplementation(() => {
    throw new Error('Connection terminated')
  })
  await untilSaid('database')
  query.mockRestore()
  await untilSaid()
})

test('readyz: a write that found no room is told until one finds it (SEC-R10)', async () => {
  await db.query(`CREATE TABLE crowded (id int)`)
  const full = `DO $$ BEGIN RAISE disk_full; END $$`
  await expect(db.query(full)).rejects.toMatchObject({ code: '53100' })
  await untilSaid('disk')
  await db.query('SELECT 1')
  await untilSaid('disk')
  await db.query('INSERT INTO crowded VALUES (1)')
  await untilSaid()
})

test.each([
  [63, 503],
  [64, 200],
])('readyz: %i MiB free on the embedded database’s disk returns %i', async (free, status) => {
  const disk = await fs.statfs(tmpdir())
  const asked = jest.spyOn(fs, 'statfs')
  asked.mockResolvedValue(Object.assign(disk, { bsize: 1_048_576, bavail: free }))
  const router = health({ isStopping: () => false, databaseDir: tmpdir() })
  const server = createExpressApp(0).use(router).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${String(port)}/readyz`)
  asked.mockRestore()
  server.closeAllConnections()
  server.close()
  expect([answer.status, await answer.text()]).toEqual([
    status,
    status === 200 ? '{"status":"ready"}' : '{"status":"not ready","missing":["disk"]}',
  ])
})

test('metrics: return 404 without METRICS_TOKEN', async () => {
  const headers = { authorization: 'Bearer undefined' }
  expect((await api.visitor.send('/metrics', { headers })).status).toBe(404)
})

test('readyz: concurrent probes share one query', async () => {
  await untilSaid()
  const query = jest.spyOn(pool(), 'query')
  const began = performance.now()
  await Promise.all(Array.from({ length: 50 }, ready))
  expect(query.mock.calls.length).toBeLessThanOrEqual(2 + (performance.now() - began) / 250)
  query.mockRestore()
})
