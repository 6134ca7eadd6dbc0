import 'reflect-metadata'
import { createServer } from 'node:net'
import { createEmptyDatabase } from '../test/database'
import { until } from '../test/startup/processes'
import { db } from './database/data-source'
import { withMigrations } from './database/migration-source'
import { readEnv } from './settings/env'
import { start } from './server'

const settings = async (databaseUrl: string) =>
  readEnv({
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for tests that is long enough',
    ADMIN_PASSWORD: 'a password for the team',
    ADMIN_EMAIL: 'team@club.example',
    MIGRATE: 'off',
  })

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => {
        resolve(port)
      })
    })
  })
}

test('start: with MIGRATE=off it reports the missing migrations, and starts once they have run', async () => {
  const databaseUrl = await createEmptyDatabase()
  const env = await settings(databaseUrl)
  const url = `http://localhost:${String(env.port)}`
  const said: string[] = []
  const starting = start(env, line => said.push(line))
  await until('it waits', () => said.some(line => line.startsWith('waiting for the migrations')))
  const readiness = await fetch(`${url}/readyz`)
  expect(readiness.status).toBe(503)
  expect(await readiness.json()).toEqual({ status: 'not ready', missing: ['migrations'] })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const answer = await fetch(`${url}/api/waitlist/stats`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.json()).toMatchObject({ requestId: answer.headers.get('x-request-id') })
  await withMigrations({ databaseUrl }, ({ executor }) => executor.executePendingMigrations())
  const { stop } = await starting
  // The start has also created the team account.
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: env.adminEmail, password: env.adminPassword }),
  })
  expect(login.status).toBe(200)
  // Limits are counted in the database, shared with other servers.
  expect(await db.query('SELECT FROM rate_limit_count')).not.toEqual([])
  await stop()
})

test('start: a migration that fails prints nothing of its own, because the message may quote a row (SEC-O7)', async () => {
  const printed = jest.spyOn(console, 'log').mockImplementation()
  const databaseUrl = await createEmptyDatabase()
  const failing = withMigrations({ databaseUrl }, async ({ runner, executor }) => {
    await runner.query('CREATE TABLE "user" (email text)')
    await executor.executePendingMigrations()
  })
  await expect(failing).rejects.toThrow('relation "user" already exists')
  expect(printed).not.toHaveBeenCalled()
})

test('start: with MIGRATE=off an abort ends the wait', async () => {
  const stopped = new AbortController()
  const env = await settings(await createEmptyDatabase())
  const starting = start(env, () => undefined, stopped.signal)
  await until('it waits', () =>
    fetch(`http://localhost:${String(env.port)}/healthz`).catch(() => undefined),
  )
  stopped.abort()
  await expect(starting).rejects.toThrow('aborted')
  await expect(fetch(`http://localhost:${String(env.port)}/healthz`)).rejects.toThrow()
})
