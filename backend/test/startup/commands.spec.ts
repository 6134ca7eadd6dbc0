import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashPassword } from '../../src/accounts/passwords'
import { createDatabase, createEmptyDatabase } from '../database'
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

test('commands: migrate, admin, backup and restore do what their last line reports, and set an exit code', async () => {
  if (!existsSync(folder)) throw new Error('the site is not built yet: npm run build')
  const url = await createEmptyDatabase('source')
  expect(command('migrate', ['--status'], { url })).toMatchObject({ status: 1 })
  expect(command('migrate', [], { url }).said.at(-1)).toBe('every migration has been run')
  const [, name = ''] =
    /^reverted: (.+)/.exec(command('migrate', ['--revert'], { url }).said[0] ?? '') ?? []
  expect(command('migrate', [], { url }).said).toEqual([
    `run: ${name}`,
    'every migration has been run',
  ])

  const created = command('admin', ['create', 'team@club.example'], {
    url,
    input: 'of the team alone\n',
  })
  expect(created).toEqual({
    status: 0,
    said: ['the team signs in as team@club.example'],
    failure: '',
  })
  const [heads, ...jobs] = command('admin', ['jobs'], { url }).said
  expect(heads).toMatch(/^job +every +last start +last success +took +failures$/)
  expect(jobs).toContainEqual(
    expect.stringMatching(/^session_pruning +15 minutes +never +never +– +0$/),
  )
  const wrong = command('admin', ['set-password', 'team@club.example', 'a password'], { url })
  expect(wrong).toMatchObject({ status: 2, failure: expect.stringContaining('Write one of') })

  const dir = join(freshFolder(), 'backups')
  const backup = command('backup', [dir], { url })
  const path = backup.said.at(-1) ?? ''
  expect([backup.status, existsSync(path), path.startsWith(dir)]).toEqual([0, true, true])

  const target = await createEmptyDatabase('target')
  const restored = command('restore', [path], { url: target })
  expect(restored.said.at(-1)).toContain('counts and digests agree')
  expect(command('restore', [path], { url: target })).toMatchObject({
    status: 1,
    failure: expect.stringContaining('The database is not empty'),
  })
})

test.each([
  ['kept without SMTP_URL', {}, 'kept'],
  [
    'queued with it, as the server’s are',
    { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://club.example' },
    'queued',
  ],
])('admin: a member is notified of a new password by a mail that is %s', async (_, env, state) => {
  const url = await createDatabase()
  const hash = await hashPassword('a quiet drop shot')
  await query(url, `INSERT INTO "user" (email, password) VALUES ('ana@club.example', '${hash}')`)
  const input = 'a quite different drop shot\n'
  const changed = command('admin', ['set-password', 'ana@club.example'], { url, input, env })
  expect(changed).toMatchObject({ status: 0, failure: '' })
  expect(await query(url, 'SELECT template, state FROM mail')).toEqual([
    { template: 'password_changed', state },
  ])
})
