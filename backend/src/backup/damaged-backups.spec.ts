import 'reflect-metadata'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Client } from 'pg'
import { createDatabase, createEmptyDatabase } from '../../test/database'
import { person } from '../../test/factories'
import { createFolder } from '../../test/folders'
import { connect, db } from '../database/data-source'
import { connectDirect } from '../database/direct-connection'
import { registry } from '../../test/registry'
import { backupDatabase } from './backup-database'
import { restoreDatabase } from './restore-database'

const dir = createFolder()
let backup: Buffer
let target = ''
let client: Client

beforeAll(async () => {
  const databaseUrl = await createDatabase()
  await connect(databaseUrl, registry.entities)
  for (let count = 0; count < 20; count += 1) await person({ email: `person-${count}@example.com` })
  const source = await connectDirect({ databaseUrl })
  backup = readFileSync((await backupDatabase(source, { dir, now: new Date() })).path)
  await source.end()
  target = await createEmptyDatabase()
  client = await connectDirect({ databaseUrl: target })
})

afterAll(async () => {
  await client.end()
  await db.destroy()
})

function restore(bytes: Buffer): Promise<unknown> {
  const path = join(dir, 'changed.backup')
  writeFileSync(path, bytes)
  return restoreDatabase({ databaseUrl: target }, path)
}

/** Returns the backup with changed text and a matching checksum. */
function rewritten(change: (text: string) => string): Buffer {
  const lines = gunzipSync(backup).toString('utf8').trimEnd().split('\n')
  const text = change(`${lines.slice(0, -1).join('\n')}\n`)
  const sha256 = createHash('sha256').update(text).digest('hex')
  return gzipSync(`${text}${JSON.stringify({ sha256 })}\n`)
}

const withByte = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}
const unpacked = () => gunzipSync(backup)
const cutRows = (text: string) => text.replace(/^.*person-7@example\.com.*\n/m, '')

test.each<[string, () => Buffer, string]>([
  ['that is truncated', () => backup.subarray(0, backup.length - 40), 'damaged, truncated'],
  ['with another byte', () => withByte(backup, backup.length >> 1), 'damaged, truncated'],
  ['with bytes after its end', () => Buffer.concat([backup, Buffer.alloc(5)]), 'damaged'],
  ['with a second file after it', () => Buffer.concat([backup, backup]), 'damaged'],
  [
    'with rows that end too early',
    () => gzipSync(unpacked().subarray(0, unpacked().length >> 1)),
    'damaged',
  ],
  [
    'compressed again with a changed letter',
    () => gzipSync(withByte(unpacked(), unpacked().length >> 1)),
    'damaged',
  ],
  ['that is empty', () => Buffer.alloc(0), 'damaged'],
  ['of another program', () => gzipSync('{"format":"another"}\n'), 'is not a backup'],
  ['that is text', () => Buffer.from('SELECT 1;\n'), 'not a backup'],
  [
    'of a newer format',
    () => rewritten(it => it.replace('"version":1', '"version":2')),
    'newer version',
  ],
  [
    'of a newer version',
    () => rewritten(it => it.replace('AdminCommand', 'Future')),
    'newer version',
  ],
  ['without one of its rows', () => rewritten(cutRows), 'the table user has 19 rows'],
  [
    'with a changed value',
    () => rewritten(it => it.replace('person-7@', 'person-x@')),
    'the table user has 20 rows after restoring, and they are not',
  ],
])('restore: refuses a backup %s, and stores nothing', async (_, bytes, message) => {
  await expect(restore(bytes())).rejects.toThrow(new RegExp(message, 'i'))
  const tables = await client.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`)
  expect(tables.rowCount).toBe(0)
})

test('restore: refuses a file that does not exist, and a database with tables', async () => {
  await expect(restoreDatabase({ databaseUrl: target }, join(dir, 'none'))).rejects.toThrow(
    'no backup',
  )
  await expect(restoreDatabase({ databaseUrl: target }, dir)).rejects.toThrow('not a backup')
  await client.query('CREATE TABLE somebody_elses (id int)')
  await expect(restore(backup)).rejects.toThrow('The database is not empty')
})
