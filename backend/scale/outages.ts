/** Instances are restarted and killed, and the primary fails, while people use the site. */
import assert from 'node:assert/strict'
import { performance } from 'node:perf_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { countSignUps, emptyList } from '../../scripts/harness/count-sign-ups'
import { describeCall, Load } from '../../scripts/harness/load'
import { joinWaitlist, register, registerPeople } from '../../scripts/harness/people'
import { jsonOf, sendRequest } from '../../scripts/harness/requests'
import { waitFor } from '../../scripts/harness/wait'
import type { Cluster } from './cluster'
import { promote } from './replicated-postgres'

const LANES = 8
const PAUSE_MS = 10
/** HAProxy has checked every instance within this time. */
const SETTLE_MS = 1_000

const READS = [
  { path: '/' },
  { path: '/api/waitlist/stats' },
  { path: '/api/auth/user' },
  { path: '/graphql', body: { query: '{ me { id } waitlistStats { total } }' } },
]

/**
 * Does the work while people read and sign up, and returns their calls. Throws if an acknowledged
 * account or place is not stored, a cap is exceeded, and the like.
 */
async function loadDuring(
  { url, databaseUrl }: Cluster,
  work: () => Promise<unknown>,
): Promise<Load> {
  await emptyList(databaseUrl)
  const load = new Load(url, { keepAlive: true })
  const people = await registerPeople(url, LANES)
  const readers = people.map(({ cookie }) => ({ requests: READS, everyMs: PAUSE_MS, cookie }))
  load.start({ signUps: 1, readers })
  await work()
  await load.stop()
  // After a fault the database may not respond at once.
  const count = await waitFor('the database responds', () => countSignUps(databaseUrl, load))
  assert.deepEqual(count.problems, [])
  return load
}

export async function seeRollingRestart(cluster: Cluster): Promise<string> {
  const codes: (number | null)[] = []
  const { calls, failed } = await loadDuring(cluster, async () => {
    await sleep(SETTLE_MS)
    for (const instance of cluster.instances) {
      codes.push(await instance.end())
      await instance.start()
      await sleep(SETTLE_MS)
    }
  })
  assert.deepEqual(failed.map(describeCall), [])
  assert.deepEqual(codes, [0, 0, 0])
  return `${calls.length} requests, none failed; exit codes ${codes.join(' ')}`
}

/** HAProxy checks every 250 ms. Until it notices, it may send each lane there once more. */
const NOTICED_MS = 500
const IN_FLIGHT_MAX = 2 * (LANES + 1)

export async function seeKill(cluster: Cluster): Promise<string> {
  const [, killed] = cluster.instances
  let at = 0
  const { calls, failed } = await loadDuring(cluster, async () => {
    await sleep(2 * SETTLE_MS)
    at = performance.now()
    await killed.end('SIGKILL')
    await sleep(3 * SETTLE_MS)
    await killed.start()
    await sleep(SETTLE_MS)
  })
  const others = failed.filter(({ beganAt, ms }) => beganAt > at + NOTICED_MS || beganAt + ms < at)
  assert.deepEqual(others.map(describeCall), [])
  assert.ok(failed.length <= IN_FLIGHT_MAX, `${failed.length} failed: more than were in flight`)
  return `${calls.length} requests, ${failed.length} failed, all within ${NOTICED_MS} ms of the kill`
}

/** The primary is lost: reads continue, and writes return 503. */
export async function seeLostPrimary(cluster: Cluster): Promise<string> {
  const { url, instances, postgres } = cluster
  const [person] = await registerPeople(url, 1)
  if (!person) throw new Error('nobody is registered')
  let began = 0
  await loadDuring(cluster, async () => {
    await sleep(3 * SETTLE_MS)
    await postgres.primary.program.kill()
    began = performance.now()
    await sleep(SETTLE_MS)
  })
  const { cookie } = person
  const isRead = async () => {
    const paths = ['/', '/api/waitlist/stats', '/api/auth/user']
    const responses = await Promise.all(paths.map(path => sendRequest(url + path, { cookie })))
    return responses.every(({ status }) => status === 200)
  }
  await waitFor('reads go on', isRead)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  assert.ok(await isRead())
  const { response: registration } = await register(url, `${randomUUID()}@scale.example`)
  for (const write of [registration, await joinWaitlist(url, person)]) {
    assert.deepEqual(
      [write.status, jsonOf<{ code: string }>(write)?.code],
      [503, 'SERVICE_UNAVAILABLE'],
    )
    assert.ok(Number(write.headers['retry-after']) >= 1)
  }
  // Just after an outage it may briefly report that the database does not respond.
  const ready = await waitFor('readyz says why', async () => {
    const response = await sendRequest(`${instances[0].url}/readyz`)
    return response.text.includes('read-only') && response
  })
  assert.equal(ready.status, 503)
  return `reads go on after ${seconds} s, writes 503, readyz 503 ${ready.text}`
}

/** The replica becomes the primary; HAProxy serves it at the same address. */
export async function seePromotion(cluster: Cluster): Promise<string> {
  const { instances, postgres } = cluster
  const { replica } = postgres
  const began = performance.now()
  await promote(replica)
  const areReady = async () => (await Promise.all(instances.map(it => it.isReady()))).every(Boolean)
  await waitFor('everything is ready again', areReady)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  // One instance gets the direct address, without a proxy.
  const [direct] = instances
  await direct.end()
  direct.env = { ...direct.env, DATABASE_URL: replica.url, DATABASE_DIRECT_URL: undefined }
  await direct.start()
  const { calls, failed, signUps } = await loadDuring(cluster, () => sleep(3 * SETTLE_MS))
  assert.deepEqual(failed.map(describeCall), [])
  const signedUp = signUps.filter(({ registered }) => registered === 'ok').length
  assert.ok(signedUp > 0, 'nobody could sign up')
  return `ready after ${seconds} s; ${calls.length} requests, none failed, ${signedUp} signed up`
}
