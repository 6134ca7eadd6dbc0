/** What one instance knows, the others know: sessions, caps, limits, and a pooler between. */
import { query } from '../processes/postgres-process.mjs'
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyList } from './empty-list.mjs'
import { join, PASSWORD, register } from './people.mjs'
import { ask } from './requests.mjs'
import { countOf, differences } from './seen.mjs'

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./seen.mjs').Seen} Seen */

/**
 * @param {Site} site
 * @returns {Promise<Seen>}
 */
export async function seePooler({ pgbouncer, databaseUrl }) {
  const [{ listening, pooled, prepared }] = await query(databaseUrl, CONNECTIONS)
  return {
    seen: `${pgbouncer.version}: ${pooled} connections, ${listening} of them listen, ${prepared} prepared statements`,
    problems: differences({ listening: [listening, 3], prepared: [prepared, 0] }),
  }
}

/** A listener is idle after LISTEN or its heartbeat; what PgBouncer holds bears the last one's name. */
const CONNECTIONS = `
  SELECT count(*) FILTER (WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1')::int AS listening,
    count(*) FILTER (WHERE application_name LIKE 'coral-way%')::int AS pooled,
    (SELECT count(*)::int FROM pg_prepared_statements) AS prepared
  FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`

/**
 * @param {Site} site
 * @returns {Promise<Seen>}
 */
export async function seeSessions({ instances }) {
  const [first, second] = instances
  const { person } = await register(first?.url ?? '')
  const cookie = person?.cookie ?? ''
  const statuses = () =>
    Promise.all(
      instances.map(async ({ url }) => (await ask(`${url}/api/auth/user`, { cookie })).status),
    )
  const before = await statuses()
  await ask(`${second?.url}/api/auth/logout`, { cookie, body: {} })
  const after = await statuses()
  return {
    seen: `signed in at one: ${before.join(' ')}; signed out at another: ${after.join(' ')}`,
    problems: differences({ before: [before, [200, 200, 200]], after: [after, [401, 401, 401]] }),
  }
}

const PEOPLE = 500
const DAILY = 80
const CAPACITY = 225
/** So many places are left for the second rush. */
const LEFT = 10
const TRIES_MAX = 15

/**
 * @param {Site} site
 * @returns {Promise<Seen>}
 */
export async function seeCaps({ url, databaseUrl, addPeople }) {
  const people = await addPeople(PEOPLE)
  let busy = 0
  /** Who is told that we are busy, or nothing, comes again: later each time, and not all at once (decision T12). */
  const insist = async (/** @type {import('./people.mjs').Person} */ person) => {
    for (let tries = 1; ; tries += 1) {
      const { status, headers } = await join(url, person)
      if ((status !== 503 && status !== 0) || tries === TRIES_MAX) return status
      busy += 1
      await sleep(Number(headers['retry-after'] ?? 1) * 1_000 * tries * (0.5 + Math.random()))
    }
  }
  const rush = () => Promise.all(people.map(insist))
  await emptyList(databaseUrl)
  const first = await rush()
  const [{ places, last }] = await query(databaseUrl, PLACES)
  await emptyList(databaseUrl, CAPACITY - LEFT)
  const second = await rush()
  // 200: an earlier answer was lost, the place was not.
  const placed = (/** @type {number[]} */ statuses) =>
    statuses.filter(it => it === 201 || it === 200).length
  const other = [...first, ...second].filter(status => ![200, 201, 409].includes(status))
  return {
    seen: `${PEOPLE} at once: ${countOf(first)}; with ${LEFT} places left: ${countOf(second)}; ${busy} times asked to come again`,
    problems: differences({
      'places of the day': [placed(first), DAILY],
      'rows, and the last position': [
        [places, last],
        [DAILY, DAILY],
      ],
      'places until the list is full': [placed(second), LEFT],
      'other answers': [countOf(other), ''],
    }),
  }
}

const PLACES = `SELECT count(*)::int AS places, max(position)::int AS last FROM waitlist_entry`

const GUESSES = 60

/**
 * @param {Site} site
 * @returns {Promise<Seen>}
 */
export async function seeLimits({ instances }) {
  const { person } = await register(instances[0]?.url ?? '')
  const email = person?.email ?? ''
  const login = async (/** @type {number} */ index, password = 'wrong') => {
    const { url } = instances[index % instances.length] ?? {}
    return (await ask(`${url}/api/auth/login`, { body: { email, password } })).status
  }
  const guesses = await Promise.all(Array.from({ length: GUESSES }, (_, index) => login(index)))
  const address = '198.51.100.7'
  const registrations = await Promise.all(
    Array.from({ length: 110 }, async (_, index) => {
      const { url } = instances[index % instances.length] ?? {}
      return (await ask(`${url}/api/auth/register`, { body: { email: '' }, address })).status
    }),
  )
  await instances[0]?.end('SIGTERM')
  await instances[0]?.start()
  const right = await login(0, PASSWORD)
  const amount = (/** @type {number[]} */ statuses, /** @type {number} */ status) =>
    statuses.filter(it => it === status).length
  return {
    seen: `${GUESSES} guesses: ${countOf(guesses)}; 110 registrations: ${countOf(registrations)}; after a restart: ${right}`,
    problems: differences({
      'guesses that were judged': [amount(guesses, 401), 10],
      'guesses that were refused': [amount(guesses, 429), GUESSES - 10],
      'registrations that were looked at': [amount(registrations, 400), 100],
      'registrations that were refused': [amount(registrations, 429), 10],
      'the right password after a restart': [right, 429],
    }),
  }
}
