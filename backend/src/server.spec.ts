import 'reflect-metadata'
import { Client } from 'pg'
import { createDatabase } from '../test/database'
import { registry } from '../test/registry'
import { services } from '../test/services'
import { query } from '../test/startup/database'
import { cleanUp, freshFolder, until } from '../test/startup/processes'
import { readEnv } from './settings/env'
import { start } from './server'

afterAll(cleanUp)

let databaseUrl = ''
beforeAll(async () => {
  databaseUrl = await createDatabase()
})

/** Starts the site with these settings and stops it; returns the log lines. */
async function startWith(settings: NodeJS.ProcessEnv): Promise<string[]> {
  const said: string[] = []
  const env = readEnv({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for tests that is long enough',
    ADMIN_PASSWORD: 'Coral Way Pickleball Club',
    ...settings,
  })
  const { stop } = await start(env, line => said.push(line))
  await stop()
  return said
}

test('start: PASSWORD_BLOCKLIST=on applies to the team’s password', async () => {
  await expect(startWith({ PASSWORD_BLOCKLIST: 'on' })).rejects.toThrow('ADMIN_PASSWORD is refused')
  await startWith({ PASSWORD_BLOCKLIST: 'off' })
})

test('start: another ADMIN_EMAIL is accepted only with ADMIN_EMAIL_CHANGE=yes', async () => {
  await startWith({ ADMIN_EMAIL: 'team@club.example', ADMIN_EMAIL_CHANGE: 'yes' })
  const other = { ADMIN_EMAIL: 'tema@club.example' }
  await expect(startWith(other)).rejects.toThrow('ADMIN_EMAIL_CHANGE=yes')
  await startWith({ ...other, ADMIN_EMAIL_CHANGE: 'yes' })
})

test('start: with more places given out than the cap allows it says how many, and takes nobody (SEC-D3)', async () => {
  await startWith({})
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query('UPDATE waitlist_counter SET "maxTotal" = 300, "maxDay" = 300')
  await client.query(`UPDATE waitlist_counter SET total = 230, "dayCount" = 90, day = current_date`)
  expect(await startWith({})).toContain('the waitlist is full: 5 above its 225 places')
  const { rows } = await client.query('SELECT total, "maxTotal", "maxDay" FROM waitlist_counter')
  await client.end()
  expect(rows).toEqual([{ total: 230, maxTotal: 225, maxDay: 80 }])
})

test('start: each job runs, and a stop closes all their connections', async () => {
  const env = readEnv({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for tests that is long enough',
    ADMIN_PASSWORD: 'Coral Way Pickleball Club',
    BACKUP_EVERY: '24',
    DATA_DIR: freshFolder(),
  })
  const names = registry.createJobs({ env, services }).map(({ name }) => name)
  expect(names).toContain('backup')
  const { stop } = await start(env, () => undefined)
  await until('each has succeeded', async () => {
    const rows = await query(
      databaseUrl,
      'SELECT name FROM job_run WHERE "succeededAt" IS NOT NULL',
    )
    return names.every(name => rows.some(row => row['name'] === name))
  })
  await stop()
  const sql =
    'SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
  expect(await query(databaseUrl, sql)).toEqual([])
})
