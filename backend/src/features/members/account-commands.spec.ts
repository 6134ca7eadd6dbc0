import { person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { registry } from '../../../test/registry'
import { services } from '../../../test/services'
import { db } from '../../database/data-source'
import { readAdminEnv } from '../../settings/env'

startApi()

/** Runs the command as `npm run admin` does; returns what it prints. */
async function run(name: string, ...parameters: string[]): Promise<string[]> {
  const printed: string[] = []
  const command = registry.commands.find(it => it.name === name)
  await command?.run(parameters, {
    env: readAdminEnv({ ADMIN_EMAIL: 'team@club.example' }),
    services,
    jobs: [],
    print: line => printed.push(line),
    readPassword: () => Promise.resolve('a quite different drop shot'),
  })
  return printed
}

test('account commands: find the account in any spelling, and print what they have changed (ACCOUNT-28)', async () => {
  const [older, newer] = ['ana@bücher.example', 'ana@xn--bcher-kva.example']
  for (const email of ['leo@club.example', older, newer]) await person({ email })
  expect(await run('unlock', 'Leo@Club.example')).toEqual(['leo@club.example can sign in again'])
  expect(await run('set-email', older, 'ana@club.example')).toEqual([
    `${older} is ana@club.example now, and is signed out everywhere`,
  ])
  expect(await run('set-email', older, newer)).toEqual([
    `${newer} has that already; nothing was changed`,
  ])
  const emails = await db.query<{ email: string }[]>('SELECT email FROM "user" ORDER BY email')
  expect(emails.map(({ email }) => email)).toEqual(['ana@club.example', newer, 'leo@club.example'])
})

test('account commands: without a mail server, the mail about a new password is kept', async () => {
  await person({ email: 'leo@club.example' })
  expect(await run('set-password', 'leo@club.example')).toEqual([
    'leo@club.example has a new password, and is signed out everywhere',
  ])
  expect(await db.query('SELECT template, state FROM mail')).toEqual([
    { template: 'password_changed', state: 'kept' },
  ])
})
