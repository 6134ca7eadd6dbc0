import 'reflect-metadata'
import { captureLog } from '../../test/captured-log'
import { startDatabase } from '../../test/database-alone'
import { createJob, createTestServers } from '../../test/jobs'
import { deferred } from '../../test/mail-worker'
import { query } from '../../test/startup/database'
import { until } from '../../test/startup/processes'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/durations'
import { tryWithJobLock } from '../database/advisory-locks'
import { databaseAddresses, db, pool } from '../database/data-source'
import { JobRun } from './job-run.entity'

const servers = createTestServers()
let log: ReturnType<typeof captureLog>

startDatabase()
beforeEach(async () => {
  log = captureLog('error')
  await db.getRepository(JobRun).clear()
})
afterEach(async () => {
  await servers.stop()
  jest.restoreAllMocks()
  log.end()
})

const find = (name: string) => db.getRepository(JobRun).findOneByOrFail({ name })
const messages = () => log.lines().map(({ msg }) => msg)

test('jobs: one of two servers runs a job, once per period', async () => {
  const daily = createJob('daily')
  servers.start(daily)
  servers.start(daily)
  await servers.expectStarts('daily', 1)
  servers.pass(DAY_MS - MINUTE_MS)
  await servers.expectStarts('daily', 1)
  servers.pass(MINUTE_MS)
  await servers.expectStarts('daily', 2)
  expect(log.lines()).toEqual([])
})

test('jobs: a restart repeats no run, and after three days offline a daily job runs once', async () => {
  const daily = createJob('daily')
  const stop = servers.start(daily)
  await servers.expectStarts('daily', 1)
  await stop()
  servers.start(daily)
  await servers.expectStarts('daily', 1)
  await servers.stop()
  servers.pass(3 * DAY_MS)
  servers.start(daily)
  servers.start(daily)
  await servers.expectStarts('daily', 1)
})

test('jobs: one that takes longer than its period does not overlap itself', async () => {
  const released = deferred()
  let atOnce = 0
  let most = 0
  const long = createJob('long', {
    everyMs: 1,
    run: async () => {
      most = Math.max(most, ++atOnce)
      await released.promise
      atOnce -= 1
    },
  })
  servers.start(long)
  servers.start(long)
  await servers.expectStarts('long', 1)
  servers.pass(DAY_MS)
  await servers.expectStarts('long', 1)
  released.resolve()
  await until('it runs again', () => (servers.starts['long'] ?? 0) > 2)
  expect(most).toBe(1)
})

test('jobs: a run gets its time from the given clock, and its result is stored', async () => {
  servers.pass(-1_000 * DAY_MS)
  const begun: Date[] = []
  const slow = createJob('slow', {
    run: ({ now }) => {
      begun.push(now)
      servers.pass(1_500)
      return Promise.resolve()
    },
  })
  servers.start(slow)
  await until('it has begun', () => begun.length > 0)
  await until('it has succeeded', async () => (await find('slow')).succeededAt !== null)
  const run = await find('slow')
  expect(begun).toEqual([run.startedAt])
  expect(run.startedAt?.getTime()).toBeLessThan(Date.now() - 999 * DAY_MS)
  expect(run.durationMs).toBeGreaterThanOrEqual(1_500)
  expect(run.durationMs).toBeLessThan(MINUTE_MS)
  expect(run).toMatchObject({ failures: 0, failedAt: null })
})

test('jobs: a failure is logged with the job’s name, counted, and stops neither the next run nor other jobs', async () => {
  const failing = createJob('failing', { run: () => Promise.reject(new Error('a secret')) })
  servers.start(failing)
  await servers.expectStarts('failing', 1)
  await until('it is counted', async () => (await find('failing')).failures === 1)
  expect(messages()).toEqual(['the job failing failed'])
  expect((await find('failing')).succeededAt).toBeNull()
  servers.pass(DAY_MS + MINUTE_MS)
  await servers.expectStarts('failing', 2)
  await until('it is counted', async () => (await find('failing')).failures === 2)
  expect(JSON.stringify(log.lines())).not.toContain('a secret')
})

test('jobs: one with retryMs is retried sooner after a failure', async () => {
  let isBroken = true
  const failing = createJob('failing', {
    retryMs: HOUR_MS,
    run: () => (isBroken ? Promise.reject(new Error('no')) : Promise.resolve()),
  })
  servers.start(failing)
  await servers.expectStarts('failing', 1)
  isBroken = false
  servers.pass(HOUR_MS)
  await servers.expectStarts('failing', 2)
  servers.pass(2 * HOUR_MS)
  await servers.expectStarts('failing', 2)
})

test('jobs: a stop aborts a run and waits for it; the next server runs it again', async () => {
  const ending = deferred()
  let isEnded = false
  const long = createJob('long', {
    run: async ({ signal }) => {
      await new Promise(resolve => signal.addEventListener('abort', resolve))
      await ending.promise
      isEnded = true
      signal.throwIfAborted()
    },
  })
  const stop = servers.start(long)
  await until('it runs', () => servers.starts['long'] === 1)
  let hasStopped = false
  const stopped = stop().then(() => {
    hasStopped = true
  })
  const other = servers.start(createJob('other'))
  await servers.untilLooked()
  expect([isEnded, hasStopped]).toEqual([false, false])
  ending.resolve()
  await stopped
  expect(isEnded).toBe(true)
  await other()
  expect(messages()).toEqual([])
  servers.start(createJob('long'))
  await until('it is run anew', () => servers.starts['long'] === 2)
})

test('jobs: a stopped server starts no job', async () => {
  const stop = servers.start(createJob('daily'))
  await stop()
  servers.start()
  await servers.expectStarts('daily', 0)
  expect(await db.getRepository(JobRun).countBy({ name: 'daily' })).toBe(0)
})

test('jobs: a run of a server that died is retried, but not while another server runs it', async () => {
  const startedAt = new Date(servers.now().getTime() - HOUR_MS)
  await db.getRepository(JobRun).insert({ name: 'left', startedAt })
  const left = createJob('left', { retryMs: 2 * HOUR_MS })
  servers.start(left)
  await servers.expectStarts('left', 0)
  await tryWithJobLock(databaseAddresses(), 'left', async () => {
    servers.pass(HOUR_MS)
    await servers.expectStarts('left', 0)
  })
  await servers.expectStarts('left', 1)
})

/** Waits until idle servers have checked several times. */
async function untilRefused(state: string): Promise<void> {
  const asked = jest.spyOn(pool(), 'query')
  await until(`they have read that it is ${state}`, () => asked.mock.calls.length >= 5)
  asked.mockRestore()
}

/** Sets all later connections to this database to read-only; existing ones are closed. */
async function setReadOnly(isOn: boolean): Promise<void> {
  const postgres = process.env['TEST_POSTGRES_URL'] ?? ''
  const name = new URL(databaseAddresses().databaseUrl).pathname.slice(1)
  await query(postgres, `ALTER DATABASE ${name} SET default_transaction_read_only = ${isOn}`)
  await query(
    postgres,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  )
}

test('jobs: none runs while the database is read-only', async () => {
  await setReadOnly(true)
  servers.start(createJob('daily'))
  await untilRefused('read-only')
  expect(servers.starts).toEqual({})
  expect(messages().join()).not.toContain('daily')
  await setReadOnly(false)
  await until('it runs', () => servers.starts['daily'] === 1)
})

test('jobs: none runs before the migrations', async () => {
  const [last] = await db.query<{ id: number; name: string }[]>(
    'SELECT * FROM migrations ORDER BY id DESC LIMIT 1',
  )
  await db.query(`UPDATE migrations SET name = 'another' WHERE id = ${last?.id}`)
  servers.start(createJob('daily'))
  await untilRefused('without its migrations')
  expect(servers.starts).toEqual({})
  await db.query(`UPDATE migrations SET name = '${last?.name}' WHERE id = ${last?.id}`)
  await until('it runs', () => servers.starts['daily'] === 1)
})

test('jobs: an outage is logged, and jobs continue after it', async () => {
  const lost = jest.spyOn(pool(), 'query').mockImplementation(() => {
    throw new Error('connection lost')
  })
  servers.start(createJob('daily'))
  await until('it is logged', () => messages().includes('could not check for due jobs'))
  lost.mockRestore()
  await until('it runs', () => servers.starts['daily'] === 1)
})
