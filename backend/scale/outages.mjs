/** Instances are restarted and killed, and the primary dies, while people use the site. */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '../processes/postgres-process.mjs'
import { until } from './children.mjs'
import { emptyList } from './empty-list.mjs'
import { describeCall, Load } from './load.mjs'
import { join, register } from './people.mjs'
import { promote } from './replicated-postgres.mjs'
import { ask } from './requests.mjs'
import { differences } from './seen.mjs'

const LANES = 8
/** HAProxy has asked every instance by then. */
const SETTLE_MS = 1_000
const BACK_MS = 60_000

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./seen.mjs').Seen} Seen */

/**
 * @param {Site} site
 * @returns {Promise<Seen>}
 */
export async function seeRollingRestart(site) {
  await emptyList(site.databaseUrl)
  const load = new Load(site.url, await site.addPeople(LANES))
  await sleep(SETTLE_MS)
  const codes = []
  for (const instance of site.instances) {
    codes.push(await instance.end('SIGTERM'))
    await instance.start()
    await sleep(SETTLE_MS)
  }
  await load.stop()
  const { calls, failed } = load
  return {
    seen: `${calls.length} requests, ${failed.length} failed; exit codes ${codes.join(' ')}`,
    problems: [
      ...failed.map(describeCall),
      ...differences({ 'exit codes': [codes, [0, 0, 0]] }),
      ...(await findLost(site.databaseUrl, load.acknowledged)),
    ],
  }
}

/**
 * @param {Site} site
 * @returns {Promise<Seen>}
 */
export async function seeKill(site) {
  await emptyList(site.databaseUrl)
  const load = new Load(site.url, await site.addPeople(LANES))
  await sleep(2 * SETTLE_MS)
  const killed = site.instances[1]
  const at = performance.now()
  await killed?.end('SIGKILL')
  await sleep(3 * SETTLE_MS)
  await killed?.start()
  await sleep(SETTLE_MS)
  await load.stop()
  const { calls, failed } = load
  const inFlight = (/** @type {import("./load.mjs").Call} */ { beganAt, endedAt }) =>
    beganAt <= at + NOTICED_MS && endedAt >= at
  const others = failed.filter(call => !inFlight(call))
  return {
    seen: `${calls.length} requests, ${failed.length} failed, ${failed.length - others.length} of them within ${NOTICED_MS} ms of the kill`,
    problems: [
      ...others.map(describeCall),
      ...differences({ 'more than were in flight': [failed.length > IN_FLIGHT_MAX, false] }),
      ...(await findLost(site.databaseUrl, load.acknowledged)),
    ],
  }
}

/** HAProxy asks every 250 ms. Until it has noticed it may send each lane there once more. */
const NOTICED_MS = 500
const IN_FLIGHT_MAX = 2 * (LANES + 1)

/**
 * The primary is lost: what can be read goes on, what writes is 503.
 * @param {Site} site
 * @returns {Promise<Seen>}
 */
export async function seeLostPrimary(site) {
  await emptyList(site.databaseUrl)
  const people = await site.addPeople(LANES)
  const load = new Load(site.url, people)
  await sleep(3 * SETTLE_MS)
  await site.postgres.primary.program.kill()
  const began = performance.now()
  await sleep(SETTLE_MS)
  await load.stop()
  const [person] = people
  if (!person) throw new Error('nobody is there')
  const reads = () =>
    Promise.all([
      ask(`${site.url}/`),
      ask(`${site.url}/api/waitlist/stats`),
      ask(`${site.url}/api/auth/user`, { cookie: person.cookie }),
    ])
  await until(
    'reads go on',
    async () => (await reads()).every(({ status }) => status === 200),
    BACK_MS,
  )
  const ms = performance.now() - began
  const after = (await reads()).map(({ status }) => status)
  const writes = [(await register(site.url)).answer, await join(site.url, person)]
  // After an outage it may say for a moment that nobody answers.
  const ready = await until('readyz says why', async () => {
    const answer = await ask(`${site.instances[0]?.url}/readyz`)
    return answer.text.includes('read-only') && answer
  })
  return {
    seen: `reads ${after.join(' ')} after ${(ms / 1_000).toFixed(1)} s, writes ${writes.map(({ status }) => status).join(' ')}, readyz ${ready.status} ${ready.text}`,
    problems: [
      ...differences({
        'reads go on': [after, [200, 200, 200]],
        writes: [
          writes.map(({ status, body }) => [status, body?.code]),
          writes.map(() => [503, 'SERVICE_UNAVAILABLE']),
        ],
        'Retry-After': [writes.every(({ headers }) => Number(headers['retry-after']) >= 1), true],
        readyz: [ready.status, 503],
      }),
      ...(await findLost(site.postgres.replica.url, load.acknowledged)),
    ],
  }
}

/**
 * The replica becomes the primary; HAProxy reaches it at the same address.
 * @param {Site} site
 * @returns {Promise<Seen>}
 */
export async function seePromotion(site) {
  const { replica } = site.postgres
  const began = performance.now()
  await promote(replica)
  await until(
    'everything is ready again',
    async () => (await Promise.all(site.instances.map(it => it.isReady()))).every(Boolean),
    BACK_MS,
  )
  const ms = performance.now() - began
  // One is told the address itself, without any proxy.
  const [instance] = site.instances
  await instance?.end('SIGTERM')
  if (instance)
    instance.env = { ...site.env, DATABASE_URL: replica.url, DATABASE_DIRECT_URL: undefined }
  await instance?.start()
  await emptyList(replica.url)
  const load = new Load(site.url, await site.addPeople(LANES))
  await sleep(3 * SETTLE_MS)
  await load.stop()
  return {
    seen: `ready after ${(ms / 1_000).toFixed(1)} s; ${load.calls.length} requests, ${load.failed.length} failed, ${load.acknowledged.length} signed up`,
    problems: [
      ...load.failed.map(describeCall),
      ...differences({ 'nobody could sign up': [load.acknowledged.length === 0, false] }),
      ...(await findLost(replica.url, load.acknowledged)),
    ],
  }
}

/**
 * Who was told that they have an account or a place, and has none.
 * @param {string} databaseUrl
 * @param {{ email: string; hasPlace: boolean }[]} acknowledged
 */
async function findLost(databaseUrl, acknowledged) {
  const sql = `SELECT email, waitlist_entry.id IS NOT NULL AS "hasPlace"
    FROM "user" LEFT JOIN waitlist_entry ON "userId" = "user".id WHERE email = ANY($1)`
  const rows = await query(databaseUrl, sql, [acknowledged.map(({ email }) => email)])
  const found = new Map(rows.map(({ email, hasPlace }) => [email, hasPlace]))
  return acknowledged
    .filter(({ email, hasPlace }) => (hasPlace ? found.get(email) !== true : !found.has(email)))
    .map(({ email }) => `lost: ${email}`)
}
