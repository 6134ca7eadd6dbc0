import 'reflect-metadata'
import { createDatabase } from '../test/database'
import { readEnv } from './env'
import { start } from './server'

let databaseUrl = ''
beforeAll(async () => {
  databaseUrl = await createDatabase()
})

/** Starts the site with these settings and stops it again. */
async function startWith(settings: NodeJS.ProcessEnv): Promise<void> {
  const env = readEnv({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for tests that is long enough',
    ADMIN_PASSWORD: 'Coral Way Pickleball Club',
    ...settings,
  })
  const { stop } = await start(env, () => undefined)
  await stop()
}

test('start: PASSWORD_BLOCKLIST=on holds the team’s password to the list', async () => {
  await expect(startWith({ PASSWORD_BLOCKLIST: 'on' })).rejects.toThrow('ADMIN_PASSWORD is refused')
  await startWith({ PASSWORD_BLOCKLIST: 'off' })
})

test('start: another ADMIN_EMAIL is taken with ADMIN_EMAIL_CHANGE=yes alone', async () => {
  await startWith({ ADMIN_EMAIL: 'team@club.example', ADMIN_EMAIL_CHANGE: 'yes' })
  const other = { ADMIN_EMAIL: 'tema@club.example' }
  await expect(startWith(other)).rejects.toThrow('ADMIN_EMAIL_CHANGE=yes')
  await startWith({ ...other, ADMIN_EMAIL_CHANGE: 'yes' })
})
