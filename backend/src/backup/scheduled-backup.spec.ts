import 'reflect-metadata'
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { captureLog } from '../../test/captured-log'
import { startDatabase } from '../../test/database-alone'
import { createFolder } from '../../test/folders'
import { createTestServers, getJob } from '../../test/jobs'
import { until } from '../../test/startup/processes'
import { HOUR_MS, MINUTE_MS } from '../core/durations'
import { db } from '../database/data-source'

const servers = createTestServers()
const root = createFolder()
const filesIn = (dir: string) => readdirSync(dir, { withFileTypes: true }).map(({ name }) => name)

/** Returns the job of a server with this DATA_DIR, and the folder of its backups. */
function backupOf(name: string, settings: NodeJS.ProcessEnv = {}) {
  const dataDir = join(root, name)
  const dir = join(dataDir, 'backups')
  mkdirSync(dir, { recursive: true })
  return { dir, job: getJob('backup', { BACKUP_EVERY: '24', DATA_DIR: dataDir, ...settings }) }
}

startDatabase()
beforeEach(() => db.query('DELETE FROM backup_run; DELETE FROM job_run'))
afterEach(() => servers.stop())

test('scheduled backup: does not exist without BACKUP_EVERY', () => {
  expect(() => getJob('backup')).toThrow('no feature declares the job')
})

test('scheduled backup: several servers make one per period, each in its own folder', async () => {
  const backups = ['one', 'two', 'three'].map(name => backupOf(name))
  const files = () => backups.flatMap(({ dir }) => filesIn(dir))
  const untilMade = (count: number) =>
    until('it is made', () => files().filter(name => name.endsWith('.backup')).length >= count)
  for (const { job } of backups) servers.start(job)
  await untilMade(1)
  await servers.untilLooked()
  await servers.stop()
  expect(files()).toEqual([expect.stringMatching(/\.backup$/)])
  for (const { job } of backups) servers.start(job)
  await servers.expectStarts('backup', 0)
  servers.pass(24 * HOUR_MS)
  await untilMade(2)
  await servers.untilLooked()
  await servers.stop()
  expect(files()).toHaveLength(2)
  expect(await db.query('SELECT FROM backup_run')).toHaveLength(2)
})

test('scheduled backup: keeps the newest, and touches no other files', async () => {
  const { dir, job } = backupOf('kept', { BACKUP_KEEP: '2' })
  const ours = ['2026-01-02T03-04-05Z', '2026-01-03T03-04-05Z', '2026-01-04T03-04-05Z'].map(
    instant => `coral-way-${instant}.backup`,
  )
  const others = ['coral-way-2026.backup', 'coral-way-2025-01-02T03-04-05Z.backup.txt', 'notes']
  const unfinished = [
    'coral-way-2026-01-01T00-00-00Z.backup.partial',
    'coral-way-2026-01-01T00-00-01Z.backup.partial',
  ]
  for (const name of [...ours, ...others, ...unfinished]) writeFileSync(join(dir, name), '')
  for (const name of [...others, unfinished[0] ?? ''])
    utimesSync(join(dir, name), new Date(0), new Date(0))
  await job.run({ now: new Date(), signal: new AbortController().signal })
  const left = filesIn(dir)
  expect(left).toEqual(expect.arrayContaining([...others, ours[2], unfinished[1]]))
  expect(left).toHaveLength(others.length + 3)
})

test('scheduled backup: logs a failure, and retries after ten minutes', async () => {
  const log = captureLog('error')
  const { dir, job } = backupOf('failing')
  rmSync(dir, { recursive: true })
  writeFileSync(dir, 'no folder')
  servers.start(job)
  await until('it has failed', () => log.lines().length > 0)
  expect(log.lines()).toMatchObject([{ msg: 'the job backup failed' }])
  log.end()
  rmSync(dir)
  servers.pass(9 * MINUTE_MS)
  await servers.expectStarts('backup', 1)
  servers.pass(MINUTE_MS)
  await until(
    'it is made',
    () => existsSync(dir) && filesIn(dir).some(it => it.endsWith('.backup')),
  )
  expect(servers.starts['backup']).toBe(2)
})

test('scheduled backup: leaves no file when it is aborted', async () => {
  const { dir, job } = backupOf('stopped')
  const signal = AbortSignal.abort()
  await expect(job.run({ now: new Date(), signal })).rejects.toThrow('aborted')
  expect(filesIn(dir)).toEqual([])
  await expect(db.query('SELECT FROM backup_run')).resolves.toEqual([])
})
