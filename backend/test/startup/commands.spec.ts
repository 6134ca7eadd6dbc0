import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashPassword } from '../../src/accounts/passwords'
import { createEmptyDatabase } from '../database'
import { query } from './database'
import { cleanUp, freshFolder } from './processes'

afterAll(cleanUp)

const folder = resolve(__dirname, '../../dist/commands')

/** Runs a built command as in the image; returns its output lines and its exit code. */
function command(
  name: string,
  words: string[],
  { url, input = '', env = {} }: { url: string; input?: string; env?: NodeJS.ProcessEnv },
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, `${name}.js`), ...words],
    {
      input,
      encoding: 'utf8',
      // No SESSION_SECRET: commands sign nothing.
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: url,
        ADMIN_EMAIL: 'team@club.example',
        ...env,
      },
    },
  )
  return { status, said: stdout.trim().split('\n'), failure: stderr.trim() }
}

test('commands: migrate, backup, restore and admin do what their last line reports, and set an exit code', async () => {
  if (!existsSync(folder)) throw new Error('the site is not built yet: npm run build')
  const source = await createEmptyDatabase('source')
  expect(command('migrate', ['--status'], { url: source })).toMatchObject({ status: 1 })
  const migrated = command('migrate', [], { url: source })
  expect(migrated.said.at(-1)).toBe('every migration has been run')
  await query(source, `INSERT INTO migrations (timestamp, name) VALUES (9e12, 'Newer')`)
  expect(command('migrate', ['--revert'], { url: source })).toMatchObject({
    status: 1,
    failure:
      'The last migration, Newer, is of a newer version of the site: revert it with that version.',
  })
  await query(source, `DELETE FROM migrations WHERE name = 'Newer'`)
  const reverted = command('migrate', ['--revert'], { url: source }).said
  const [, last = ''] = /^reverted: (.+)/.exec(reverted[0] ?? '') ?? []
  expect(migrated.said).toContain(`run: ${last}`)

  // A row of an older version of the tables.
  const hash = await hashPassword('a quiet drop shot')
  await query(source, `INSERT INTO "user" (email, password) VALUES ('ana@club.example', '${hash}')`)
  const dir = join(freshFolder(), 'backups')
  const backup = command('backup', [dir], { url: source })
  const path = backup.said.at(-1) ?? ''
  expect([backup.status, existsSync(path), path.startsWith(dir)]).toEqual([0, true, true])
  expect(command('backup', [path], { url: source })).toMatchObject({
    status: 1,
    failure: expect.stringMatching(/^The folder .* cannot be created: a file has its name/),
  })

  const url = await createEmptyDatabase('target')
  const restored = command('restore', [path], { url })
  expect(restored.said).toContain(`migrated: ${last}`)
  expect(restored.said.at(-1)).toContain('counts and digests agree')
  expect(command('restore', [path], { url })).toMatchObject({
    status: 1,
    failure: expect.stringContaining('The database is not empty'),
  })
  await expectAccountsChanged(url)
})

/** Creates the team's account, and changes the restored person's password, whose mail the site sends. */
async function expectAccountsChanged(url: string): Promise<void> {
  const created = command('admin', ['create', 'team@club.example'], {
    url,
    input: 'of the team alone\n',
  })
  expect(created).toEqual({
    status: 0,
    said: ['the team signs in as team@club.example'],
    failure: '',
  })
  const changed = command('admin', ['set-password', 'Ana@Club.example'], {
    url,
    input: 'a quite different drop shot\n',
    env: { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://club.example' },
  })
  expect(changed).toEqual({
    status: 0,
    said: ['ana@club.example has a new password, and is signed out everywhere'],
    failure: '',
  })
  expect(await query(url, 'SELECT template, state FROM mail')).toEqual([
    { template: 'password_changed', state: 'queued' },
  ])
  const wrong = command('admin', ['set-password', 'team@club.example', 'a password'], { url })
  expect(wrong.status).toBe(2)
  expect(wrong.failure).toMatch(
    /^Write one of:\n( +npm run admin -- [-a-z]+( [A-Z]+)* {2,}\w.*\n?)+$/,
  )
}
