/** Instances are restarted and killed, and the primary fails, while people use the site. */
import { performance } from 'node:perf_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { countSignUps, emptyList } from '../../scripts/harness/count-sign-ups'
import { describeCall, Load } from '../../scripts/harness/load'
import { joinWaitlist, register } from '../../scripts/harness/people'
import { jsonOf, sendRequest } from '../../scripts/harness/requests'
import { waitFor } from '../../scripts/harness/wait'
import { differences, type Cluster, type Seen } from './cluster'
import { promote } from './replicated-postgres'

const LANES = 8
const PAUSE_MS = 10
/** HAProxy has checked every instance within this time. */
const SETTLE_MS = 1_000
const BACK_MS = 60_000

const READS = [
  { path: '/' },
  { path: '/api/waitlist/stats' },
  { path: '/api/auth/user' },
  { path: '/graphql', body: { query: '{ me { id } waitlistStats { total } }' } },
]

/** Returns the responses to people who read and sign up during the work. */
export async function loadDuring(
  { url, addPeople }: Pick<Cluster, 'url' | 'addPeople'>,
  work: () => Promise<unknown>,
): Promise<Load> {
  const load = new Load(url, { keepAlive: true })
  const people = await addPeople(LANES)
  const readers = people.map(({ cookie }) => ({ requests: READS, everyMs: PAUSE_MS, cookie }))
  load.start({ signUps: 1, readers })
  await work()
  await load.stop()
  return load
}

/** Returns accounts and places that were confirmed but are not stored, and the like. */
const findLost = async (databaseUrl: string, load: Load): Promise<string[]> =>
  (await countSignUps(databaseUrl, load)).problems

export async function seeRollingRestart(cluster: Cluster): Promise<Seen> {
  await emptyList(cluster.databaseUrl)
  const codes: (number | null)[] = []
  const load = await loadDuring(cluster, async () => {
    await sleep(SETTLE_MS)
    for (const instance of cluster.instances) {
      codes.push(await instance.end())
      await instance.start()
      await sleep(SETTLE_MS)
    }
  })
  return {
    seen: `${load.calls.length} requests, ${load.failed.length} failed; exit codes ${codes.join(' ')}`,
    problems: [
      ...load.failed.map(describeCall),
      ...differences({ 'exit codes': [codes, [0, 0, 0]] }),
      ...(await findLost(cluster.databaseUrl, load)),
    ],
  }
}

/** HAProxy checks every 250 ms. Until it notices, it may send each lane there once more. */
const NOTICED_MS = 500
const IN_FLIGHT_MAX = 2 * (LANES + 1)

export async function seeKill(cluster: Cluster): Promise<Seen> {
  await emptyList(cluster.databaseUrl)
  const [, killed] = cluster.instances
  let at = 0
  const load = await loadDuring(cluster, async () => {
    await sleep(2 * SETTLE_MS)
    at = performance.now()
    await killed.end('SIGKILL')
    await sleep(3 * SETTLE_MS)
    await killed.start()
    await sleep(SETTLE_MS)
  })
  const { calls, failed } = load
  const others = failed.filter(({ beganAt, ms }) => beganAt > at + NOTICED_MS || beganAt + ms < at)
  return {
    seen: `${calls.length} requests, ${failed.length} failed, ${failed.length - others.length} of them within ${NOTICED_MS} ms of the kill`,
    problems: [
      ...others.map(describeCall),
      ...differences({ 'more than were in flight': [failed.length > IN_FLIGHT_MAX, false] }),
      ...(await findLost(cluster.databaseUrl, load)),
    ],
  }
}

/** The primary is lost: reads continue, and writes return 503. */
export async function seeLostPrimary(cluster: Cluster): Promise<Seen> {
  const { url, instances, postgres } = cluster
  await emptyList(cluster.databaseUrl)
  const [person] = await cluster.addPeople(1)
  if (!person) throw new Error('no person registered')
  let began = 0
  const load = await loadDuring(cluster, async () => {
    await sleep(3 * SETTLE_MS)
    await postgres.primary.program.kill()
    began = performance.now()
    await sleep(SETTLE_MS)
  })
  const read = async () => {
    const { cookie } = person
    const paths = ['/', '/api/waitlist/stats', '/api/auth/user']
    const responses = await Promise.all(paths.map(path => sendRequest(url + path, { cookie })))
    return responses.map(({ status }) => status)
  }
  const isRead = async () => (await read()).every(status => status === 200)
  await waitFor('reads go on', isRead, BACK_MS)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  const after = await read()
  const { response: registration } = await register(url, `${randomUUID()}@scale.example`)
  const writes = [registration, await joinWaitlist(url, person)]
  // Just after an outage it may briefly report that the database does not respond.
  const ready = await waitFor('readyz says why', async () => {
    const response = await sendRequest(`${instances[0].url}/readyz`)
    return response.text.includes('read-only') && response
  })
  const said = writes.map(it => [it.status, jsonOf<{ code: string }>(it)?.code])
  return {
    seen: `reads ${after.join(' ')} after ${seconds} s, writes ${writes.map(({ status }) => status).join(' ')}, readyz ${ready.status} ${ready.text}`,
    problems: [
      ...differences({
        'reads go on': [after, [200, 200, 200]],
        writes: [said, writes.map(() => [503, 'SERVICE_UNAVAILABLE'])],
        'Retry-After': [writes.every(({ headers }) => Number(headers['retry-after']) >= 1), true],
        readyz: [ready.status, 503],
      }),
      ...(await findLost(postgres.replica.url, load)),
    ],
  }
}

/** The replica becomes the primary; HAProxy serves it at the same address. */
export async function seePromotion(cluster: Cluster): Promise<Seen> {
  const { instances, postgres } = cluster
  const { replica } = postgres
  const began = performance.now()
  await promote(replica)
  const areReady = async () => (await Promise.all(instances.map(it => it.isReady()))).every(Boolean)
  await waitFor('everything is ready again', areReady, BACK_MS)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  // One instance gets the direct address, without a proxy.
  const [direct] = instances
  await direct.end()
  direct.env = { ...direct.env, DATABASE_URL: replica.url, DATABASE_DIRECT_URL: undefined }
  await direct.start()
  await emptyList(replica.url)
  const load = await loadDuring(cluster, () => sleep(3 * SETTLE_MS))
  const signedUp = load.signUps.filter(({ registered }) => registered === 'ok').length
  return {
    seen: `ready after ${seconds} s; ${load.calls.length} requests, ${load.failed.length} failed, ${signedUp} signed up`,
    problems: [
      ...load.failed.map(describeCall),
      ...differences({ 'nobody could sign up': [signedUp === 0, false] }),
      ...(await findLost(replica.url, load)),
    ],
  }
}
