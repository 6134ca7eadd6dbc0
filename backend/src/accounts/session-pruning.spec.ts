import { PASSWORD, person } from '../../test/factories'
import { holdLocks } from '../../test/lock-waits'
import { startApi } from '../../test/harness'
import { getJob, runJobNow } from '../../test/jobs'
import { countStatements } from '../../test/statements'
import { MINUTE_MS } from '../core/durations'
import { db } from '../database/data-source'
import { Session } from './session.entity'

const api = startApi()
const sessions = () => db.getRepository(Session)
const expireAll = () => db.query(`UPDATE session SET expire = now() - interval '1 second'`)

test('session pruning: deletes what has expired, whichever cookie names it, and nothing else (SEC-S9)', async () => {
  const { email } = await person()
  for (const proto of ['http', 'https'])
    await api.visitor.post(
      '/api/auth/login',
      { email, password: PASSWORD },
      { 'x-forwarded-proto': proto },
    )
  expect(await sessions().count()).toBe(2)
  await expireAll()
  const lasting = await api.as(await person())
  await runJobNow('session_pruning')
  expect(await sessions().count()).toBe(1)
  expect((await lasting.rest('GET', '/auth/user')).status).toBe(200)
})

test('session pruning: runs every 15 minutes', () => {
  expect(getJob('session_pruning').everyMs).toBe(15 * MINUTE_MS)
})

test('session pruning: deletes thousands in batches, and aborting stops it', async () => {
  await db.query(
    `INSERT INTO session (sid, sess, expire)
    SELECT 'expired ' || n, '{}', now() - interval '1 day' FROM generate_series(1, 10001) n`,
  )
  const stopped = new AbortController()
  const pruneUntilStopped = async () => {
    const first = runJobNow('session_pruning', stopped.signal)
    stopped.abort()
    await expect(first).rejects.toThrow('aborted')
  }
  expect(await countStatements(pruneUntilStopped)).toBe(1)
  expect(await sessions().count()).toBe(5_001)
  expect(await countStatements(() => runJobNow('session_pruning'))).toBe(2)
  expect(await sessions().count()).toBe(0)
})

test('session pruning: skips a session that is being renewed', async () => {
  await api.as(await person())
  await expireAll()
  const release = await holdLocks('SELECT FROM session FOR UPDATE')
  await runJobNow('session_pruning')
  await release()
  expect(await sessions().count()).toBe(1)
})
