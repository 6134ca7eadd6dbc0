import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { createDatabase, createEmptyDatabase } from './database'
import { PASSWORD, person } from './factories'
import { createFolder } from './folders'
import { createRowsInEveryTable } from './rows-in-every-table'
import { Session } from '../src/accounts/session.entity'
import { connect, db } from '../src/database/data-source'
import { connectDirect } from '../src/database/direct-connection'
import { registry } from './registry'
import { readEnv } from '../src/settings/env'
import { Note } from '../src/features/notes/note.entity'
import { joinWaitlist, provisionWaitlist } from '../src/features/waitlist/waitlist.service'
import { start } from '../src/server'
import { backupDatabase } from '../src/backup/backup-database'
import { lastBackupAt, recordBackup } from '../src/backup/backup-record'
import { restoreDatabase } from '../src/backup/restore-database'

const dir = createFolder()
let databaseUrl = ''
let client: Client

beforeAll(async () => {
  databaseUrl = await createDatabase()
  await connect(databaseUrl, registry.entities)
  client = await connectDirect({ databaseUrl })
})

afterAll(async () => {
  await client.end()
  await db.destroy()
})

const LEFT_OUT = ['session', 'api_token', 'calendar_address', 'rate_limit_count', 'job_run']

/** Returns every row of every table of the product but those of LEFT_OUT, as text in a fixed order. */
async function contents(of: Pick<Client, 'query'>): Promise<Record<string, string[]>> {
  const tables = db.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter(it => !LEFT_OUT.includes(it))
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const { rows } = await of.query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS row FROM "${table}" t ORDER BY 1`,
    )
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

/** Runs the work after the backup has taken its snapshot and before it reads a row. */
function afterSnapshot(work: () => Promise<unknown>): jest.SpyInstance {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown
  return jest.spyOn(client, 'query').mockImplementation((...words: unknown[]) => {
    if (words[0] !== 'SHOW server_version') return query(...words)
    return work().then(() => query(...words))
  })
}

test('backup: a restored database has the rows of one instant, and the site starts on it', async () => {
  const now = new Date()
  await provisionWaitlist()
  const { member, other, team } = await createRowsInEveryTable(now)
  await db
    .getRepository(Note)
    .insert({ userId: other.id, text: 'Left-handed', authorId: team.id, authorEmail: team.email })
  await db
    .getRepository(Session)
    .insert({ sid: randomUUID(), sess: { userId: other.id }, expire: now })
  // An older version's trigger may have written such a text: the restore keeps it.
  await db.query(`UPDATE "user" SET "searchText" = 'of before' WHERE id = $1`, [other.id])
  const before = await contents(client)
  for (const [table, rows] of Object.entries(before))
    expect([table, rows.length > 0]).toEqual([table, true])

  const writing = afterSnapshot(async () => {
    await joinWaitlist(await person(), {}, now)
    await db.query(`UPDATE "user" SET "firstName" = 'Later'`)
  })
  const backup = await backupDatabase(client, { dir, now })
  writing.mockRestore()
  expect(await contents(client)).not.toEqual(before)

  const restoredUrl = await createEmptyDatabase()
  const { tables, migrations } = await restoreDatabase({ databaseUrl: restoredUrl }, backup.path)
  expect(tables).toEqual(backup.tables)
  expect(migrations).toEqual([])
  const restored = await connectDirect({ databaseUrl: restoredUrl })
  expect(await contents(restored)).toEqual(before)
  for (const name of ['audit_record_turn_seq', 'membership_number_seq']) {
    const sequence = `SELECT last_value, is_called FROM ${name}`
    expect((await restored.query(sequence)).rows).toEqual((await client.query(sequence)).rows)
  }
  // What has ended since must not come back (OPS-2).
  for (const table of ['session', 'api_token', 'calendar_address'])
    expect((await restored.query(`SELECT FROM ${table}`)).rowCount).toBe(0)
  // The restore disables triggers and enables them again.
  await expect(restored.query('DELETE FROM audit_record')).rejects.toThrow('append-only')
  await restored.end()
  await expectSignIn(restoredUrl, member.email)
})

/** Starts the site on this database and signs in; the spec's own connection is closed meanwhile. */
async function expectSignIn(restoredUrl: string, email: string): Promise<void> {
  await db.destroy()
  const env = readEnv({
    PORT: '0',
    DATABASE_URL: restoredUrl,
    SESSION_SECRET: 'a secret for tests that is long enough',
    ADMIN_PASSWORD: 'a long password of the team',
    ADMIN_EMAIL_CHANGE: 'yes',
  })
  const site = await start(env, () => undefined)
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
  await site.stop()
  await connect(databaseUrl, registry.entities)
}

test('backup: only the owner can read the file, its name has the time, and the database records it', async () => {
  const now = new Date('2026-11-22T11:30:00.500Z')
  const backup = await backupDatabase(client, { dir, now })
  expect(backup.path).toBe(join(dir, 'coral-way-2026-11-22T11-30-00Z.backup'))
  expect(statSync(backup.path)).toMatchObject({ size: backup.bytes })
  expect(statSync(backup.path).mode & 0o777).toBe(0o600)
  await expect(backupDatabase(client, { dir, now })).rejects.toThrow('is there already')
  await client.query('ROLLBACK')
  await recordBackup(client, backup)
  expect(Date.now() - ((await lastBackupAt())?.getTime() ?? 0)).toBeLessThan(60_000)
})

test('backup: a backup that fails half-way leaves no file', async () => {
  const names = readdirSync(dir)
  const signal = AbortSignal.abort()
  const stopped = await connectDirect({ databaseUrl })
  const backup = backupDatabase(stopped, { dir, now: new Date(0), signal })
  await expect(backup).rejects.toThrow('aborted')
  await stopped.end()
  expect(readdirSync(dir)).toEqual(names)
})

test('backup: fails for a database without tables', async () => {
  const empty = await connectDirect({ databaseUrl: await createEmptyDatabase() })
  await expect(backupDatabase(empty, { dir, now: new Date() })).rejects.toThrow('no tables')
  await empty.end()
})

test('restore drill: the commands of docs/data.md take no setting from the shell and leave none', () => {
  const guide = readFileSync(join(__dirname, '../../docs/data.md'), 'utf8')
  const [, commands = ''] = /## The restore drill[^]*?```sh\n([^]*?)```/.exec(guide) ?? []
  const runs = commands.split('\n').filter(line => line.includes('npm '))
  expect(runs).toHaveLength(2)
  // With SMTP_URL the restored site would send mail, with DATABASE_URL it would use the real database.
  for (const line of runs) expect(line).toMatch(/^env -i PATH="\$PATH" HOME="\$HOME" DATA_DIR=/)
  expect(commands).not.toMatch(/export|SMTP_URL|DATABASE_URL/)
  expect(commands.trim().split('\n').at(-1)).toMatch(/^rm -r "\$drill"/)
})
