import 'reflect-metadata'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captureLog } from '../../test/captured-log'
import { createDatabase } from '../../test/database'
import { connect, db } from '../database/data-source'
import { registry } from '../../test/registry'
import { listBackups } from './backup-file'
import { backupWhenDue, startScheduledBackups } from './scheduled-backups'

const root = mkdtempSync(join(tmpdir(), 'backups-'))
const folders = ['one', 'two', 'three'].map(name => join(root, name))
const filesIn = (dir: string) => readdirSync(dir, { withFileTypes: true }).map(({ name }) => name)
const never = new AbortController().signal

beforeAll(async () => {
  await connect(await createDatabase(), registry.entities)
  for (const dir of folders) mkdirSync(dir)
})

afterAll(async () => {
  await db.destroy()
  rmSync(root, { recursive: true })
})

beforeEach(async () => {
  await db.query('DELETE FROM backup_run')
})

test('scheduled backups: several servers make one in a period, wherever each keeps its files', async () => {
  const all = () =>
    Promise.all(folders.map(dir => backupWhenDue({ dir, every: 24, keep: 7 }, never)))
  await all()
  await all()
  expect(folders.flatMap(filesIn)).toEqual([expect.stringMatching(/\.backup$/)])
  await db.query(`UPDATE backup_run SET "createdAt" = now() - interval '24 hours 1 second'`)
  const count = () => db.query('SELECT FROM backup_run')
  await all()
  expect(folders.flatMap(filesIn)).toHaveLength(2)
  expect(await count()).toHaveLength(2)
})

test('scheduled backups: a folder with a fresh backup gets no other, whatever the database says', async () => {
  const dir = join(root, 'fresh')
  const schedule = { dir, every: 1, keep: 7 }
  await backupWhenDue(schedule, never)
  await db.query('DELETE FROM backup_run')
  await backupWhenDue(schedule, never)
  expect(filesIn(dir)).toHaveLength(1)
})

test('scheduled backups: the newest are kept, and nobody else’s files touched', async () => {
  const dir = join(root, 'kept')
  mkdirSync(dir)
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
  await backupWhenDue({ dir, every: 24, keep: 2 }, never)
  const left = filesIn(dir)
  expect(left).toEqual(expect.arrayContaining([...others, ours[2], unfinished[1]]))
  expect(left).toHaveLength(others.length + 3)
})

test('scheduled backups: a failure is logged and stops nobody; what is stopped makes none', async () => {
  const log = captureLog('error')
  const file = join(root, 'file')
  writeFileSync(file, '')
  const failing = startScheduledBackups({ dir: join(file, 'below'), every: 1, keep: 1 })
  while (log.lines().length === 0) await new Promise(setImmediate)
  expect(log.lines()).toMatchObject([{ msg: 'the scheduled backup failed' }])
  log.end()
  await failing.stop()
  const dir = join(root, 'stopped')
  await startScheduledBackups({ dir, every: 1, keep: 1 }).stop()
  expect(await listBackups(dir)).toEqual([])
  await expect(db.query('SELECT FROM backup_run')).resolves.toEqual([])
})
