import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { registry } from '../../test/registry'
import { MINUTE_MS } from '../core/durations'
import { log } from '../core/log'
import { Session } from '../accounts/session.entity'
import { readEnv } from '../settings/env'
import { provision } from '../provision'
import { db, pool } from './data-source'
import { readDatabaseState } from './database-state'
import { passwordBlocklist } from '../../test/services'

const api = startApi({ rateLimits: true, sharesLimits: true })

/** Simulates a standby: writes fail with PostgreSQL's own code. */
async function setReadOnly(isOn: boolean): Promise<void> {
  for (let left = pool().totalCount; left > 0; left -= 1) {
    const client = await pool().connect()
    client.release(true)
  }
  readOnly = isOn
}

let readOnly = false
beforeAll(() => {
  pool().on('connect', client => {
    if (readOnly) void client.query('SET default_transaction_read_only = on')
  })
})
afterEach(() => setReadOnly(false))

test('a read-only database: signed-in members can read, and writes return 503', async () => {
  const [member, team] = [await api.as(await person()), await api.team()]
  // Old enough that its session would be renewed.
  await db.query(
    `UPDATE session SET sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb($1::bigint))::json`,
    [Date.now() - 10 * MINUTE_MS],
  )
  expect((await readDatabaseState()).isReadOnly).toBe(false)
  await setReadOnly(true)
  expect((await readDatabaseState()).isReadOnly).toBe(true)
  const [before] = await db.getRepository(Session).find()
  expect((await member.rest('GET', '/auth/user')).status).toBe(200)
  expect((await api.visitor.rest('GET', '/waitlist/stats')).status).toBe(200)
  // A download is not recorded then, and the log says so (ACCOUNT-31).
  const logged = jest.spyOn(log, 'error').mockImplementation()
  expect((await team.send('/api/admin/waitlist.csv')).status).toBe(200)
  expect(logged).toHaveBeenCalledWith(expect.anything(), 'a download was not recorded')
  const login = { email: 'who@example.com', password: 'wrong' }
  for (const refused of [
    await member.rest('POST', '/waitlist', {}),
    await api.visitor.rest('POST', '/auth/login', login),
  ]) {
    expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    expect(refused.headers.get('retry-after')).toBe('2')
  }
  await setReadOnly(false)
  expect((await member.rest('POST', '/waitlist', {})).status).toBe(201)
  const [after] = await db.getRepository(Session).find()
  expect(after?.expire).not.toEqual(before?.expire)
})

test('a read-only database: a start does not write, and logs that', async () => {
  await setReadOnly(true)
  const said: string[] = []
  const env = readEnv({ ADMIN_PASSWORD: 'a password for the team' })
  await provision(registry, { env, passwordBlocklist, log: line => said.push(line) })
  expect(said).toEqual([
    'the database is read-only: the team account and the counter stay as they are',
  ])
})
