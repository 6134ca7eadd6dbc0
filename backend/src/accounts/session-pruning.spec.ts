import { PASSWORD, person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { countStatements } from '../../test/statements'
import { MINUTE_MS } from '../core/durations'
import { db, pool } from '../database/data-source'
import { createSessions } from './session'
import { Session } from './session.entity'
import { startPruningSessions } from './session-pruning'
import { log } from '../core/log'

const api = startApi()
const sessions = () => db.getRepository(Session)
const expireAll = () => db.query(`UPDATE session SET expire = now() - interval '1 second'`)

afterEach(() => {
  jest.restoreAllMocks()
})

/** Waits until so many sessions are left. */
async function untilLeft(count: number): Promise<void> {
  while ((await sessions().count()) !== count);
}

test('session pruning: deletes what has expired, whichever cookie names it, and nothing else', async () => {
  const { email } = await person()
  for (const proto of ['http', 'https'])
    await api.visitor.send('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email, password: PASSWORD }),
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': proto },
    })
  expect(await sessions().count()).toBe(2)
  await expireAll()
  const lasting = await api.as(await person())
  const pruning = startPruningSessions()
  await untilLeft(1)
  pruning.stop()
  expect((await lasting.rest('GET', '/auth/user')).status).toBe(200)
})

test('session pruning: does so every 15 minutes, without keeping the process, until it is stopped', async () => {
  const every = jest.spyOn(globalThis, 'setInterval')
  const sessionsOfServer = createSessions(
    ['a secret for tests that is long enough'],
    () => new Date(),
  )
  const [call] = every.mock.calls
  const timer = every.mock.results[0]?.value as NodeJS.Timeout
  const prune = call?.[0] as () => void
  expect(call?.[1]).toBe(15 * MINUTE_MS)
  expect(timer.hasRef()).toBe(false)

  await api.as(await person())
  await expireAll()
  prune()
  await untilLeft(0)

  const asked = jest.spyOn(pool(), 'query')
  const cleared = jest.spyOn(globalThis, 'clearInterval')
  sessionsOfServer.close()
  prune()
  expect(asked).not.toHaveBeenCalled()
  expect(cleared).toHaveBeenCalledWith(timer)
})

test('session pruning: thousands take several statements, each of a bounded size', async () => {
  await db.query(
    `INSERT INTO session (sid, sess, expire)
    SELECT 'expired ' || n, '{}', now() - interval '1 day' FROM generate_series(1, 10001) n`,
  )
  const prune = async () => {
    const pruning = startPruningSessions()
    await untilLeft(0)
    pruning.stop()
  }
  expect(await countStatements(prune)).toBe(3)
})

test('session pruning: an outage is logged, and the next turn goes on', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation()
  const every = jest.spyOn(globalThis, 'setInterval')
  const fails = jest.spyOn(pool(), 'query').mockImplementation(() => {
    throw new Error('connection lost')
  })
  const pruning = startPruningSessions()
  while (logged.mock.calls.length === 0) await new Promise(setImmediate)
  expect(logged).toHaveBeenCalledTimes(1)
  expect(logged.mock.calls[0]?.[1]).toContain('expired sessions stay for now')
  fails.mockRestore()
  await api.as(await person())
  await expireAll()
  const prune = every.mock.calls[0]?.[0] as () => void
  prune()
  await untilLeft(0)
  pruning.stop()
})
