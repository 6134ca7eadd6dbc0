import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashPassword } from '../../src/accounts/passwords'
import { createDatabase, createEmptyDatabase } from '../database'
import { query } from './database'
import { cleanUp, freshFolder, until } from './processes'
import { startSite } from './site'

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

describe('admin: commands while the site runs', () => {
  const [PASSWORD, NEW_PASSWORD] = ['a quiet drop shot', 'a quite different drop shot']
  const [older, newer] = ['ana@bücher.example', 'ana@xn--bcher-kva.example']
  const locked = 'leo@club.example'
  let url = ''
  let base = ''

  beforeAll(async () => {
    url = await createDatabase()
    const hash = await hashPassword(PASSWORD)
    for (const email of [locked, older, newer])
      await query(url, `INSERT INTO "user" (email, password) VALUES ('${email}', '${hash}')`)
    const site = startSite(freshFolder(), {
      DATABASE_URL: url,
      RATE_LIMITS: 'on',
      SESSION_SECRET: 'a secret for tests that is long enough',
      ADMIN_EMAIL: 'team@club.example',
      ADMIN_PASSWORD: 'of the team alone',
    })
    base = await site.ready()
  })

  async function login(email: string, password: string) {
    const body = JSON.stringify({ email, password })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${base}/api/auth/login`, { method: 'POST', headers, body })).status
  }

  async function lockedWith(password: string) {
    for (let failure = 0; failure < 10; failure += 1) await login(locked, 'wrong')
    expect(await login(locked, password)).toBe(429)
  }

  test('unlock and set-password lift a lockout (SEC-T1)', async () => {
    await lockedWith(PASSWORD)
    expect(command('admin', ['unlock', 'Leo@Club.example'], { url })).toEqual({
      status: 0,
      said: [`${locked} can sign in again`],
      failure: '',
    })
    await until('the lockout is lifted', async () => (await login(locked, PASSWORD)) === 200)
    await lockedWith(PASSWORD)
    const input = `${NEW_PASSWORD}\n`
    expect(command('admin', ['set-password', locked], { url, input })).toMatchObject({ status: 0 })
    await until('the lockout is lifted', async () => (await login(locked, NEW_PASSWORD)) === 200)
    expect(await login(locked, PASSWORD)).toBe(401)
  })

  test('set-email gives the older of two spellings another address (ACCOUNT-28)', async () => {
    const changed = command('admin', ['set-email', older, 'ana@club.example'], { url })
    expect(changed).toMatchObject({
      status: 0,
      said: [`${older} is ana@club.example now, and is signed out everywhere`],
    })
    for (const address of ['ana@club.example', older, newer])
      expect(await login(address, PASSWORD)).toBe(200)
    const again = command('admin', ['set-email', older, newer], { url })
    expect(again.said).toEqual([`${newer} has that already; nothing was changed`])
  })
})
