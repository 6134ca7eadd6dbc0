import 'reflect-metadata'
import { createDatabase } from '../test/database'
import { registry } from '../test/registry'
import { services } from '../test/services'
import { query } from '../test/startup/database'
import { cleanUp, freshFolder, until } from '../test/startup/processes'
import { readEnv, type Env } from './settings/env'
import { start } from './server'

afterAll(cleanUp)

const shared = {
  PORT: '0',
  SESSION_SECRET: 'a secret for tests that is long enough',
  ADMIN_PASSWORD: 'Coral Way Pickleball Club',
}

test('start: refuses a common team password and another ADMIN_EMAIL, says how many places are above the cap, runs each job, and a stop closes all connections (SEC-D3)', async () => {
  const databaseUrl = await createDatabase()
  const said: string[] = []
  const startWith = (settings: NodeJS.ProcessEnv) => {
    const env = readEnv({ ...shared, DATABASE_URL: databaseUrl, ...settings })
    return start(env, line => said.push(line))
  }
  await expect(startWith({ PASSWORD_BLOCKLIST: 'on' })).rejects.toThrow('ADMIN_PASSWORD is refused')
  await (await startWith({ ADMIN_EMAIL: 'team@club.example' })).stop()

  await query(
    databaseUrl,
    `UPDATE waitlist_counter SET "maxTotal" = 300, "maxDay" = 300;
     UPDATE waitlist_counter SET total = 230, "dayCount" = 90, day = current_date`,
  )
  const other = { ADMIN_EMAIL: 'tema@club.example', BACKUP_EVERY: '24', DATA_DIR: freshFolder() }
  await expect(startWith(other)).rejects.toThrow('ADMIN_EMAIL_CHANGE=yes')
  const server = await startWith({ ...other, ADMIN_EMAIL_CHANGE: 'yes' })
  try {
    await expectJobsRun(readEnv({ ...shared, DATABASE_URL: databaseUrl, ...other }))
  } finally {
    // A server that still runs would hide the failure.
    await server.stop()
  }
  expect(said).toContain('the waitlist is full: 5 above its 225 places')
  expect(
    await query(databaseUrl, 'SELECT total, "maxTotal", "maxDay" FROM waitlist_counter'),
  ).toEqual([{ total: 230, maxTotal: 225, maxDay: 80 }])
  const sql =
    'SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
  expect(await query(databaseUrl, sql)).toEqual([])
})

async function expectJobsRun(env: Env): Promise<void> {
  const names = registry.createJobs({ env, services }).map(({ name }) => name)
  expect(names).toContain('backup')
  await until('each has succeeded', async () => {
    const rows = await query(
      env.databaseUrl ?? '',
      'SELECT name FROM job_run WHERE "succeededAt" IS NOT NULL',
    )
    return names.every(name => rows.some(row => row['name'] === name))
  })
}
