/** Instances share sessions, caps and limits, also through a pooler. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyList } from '../../scripts/harness/count-sign-ups'
import { joinWaitlist, PASSWORD, register, type Person } from '../../scripts/harness/people'
import { query } from '../../scripts/harness/postgres'
import { sendRequest } from '../../scripts/harness/requests'
import { differences, type Cluster, type Seen } from './cluster'

export async function seePooler({ pgbouncerVersion, databaseUrl }: Cluster): Promise<Seen> {
  const [row] = await query<{ listening: number; pooled: number; prepared: number }>(
    databaseUrl,
    CONNECTIONS,
  )
  if (!row) throw new Error('no row')
  const { listening, pooled, prepared } = row
  return {
    seen: `${pgbouncerVersion}: ${pooled} connections, ${listening} of them listen, ${prepared} prepared statements`,
    problems: differences({ listening: [listening, 3], prepared: [prepared, 0] }),
  }
}

/**
 * A listening connection is idle after LISTEN or its heartbeat. PgBouncer's connections have the
 * name of their last client.
 */
const CONNECTIONS = `
  SELECT count(*) FILTER (WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1')::int AS listening,
    count(*) FILTER (WHERE application_name LIKE 'coral-way%')::int AS pooled,
    (SELECT count(*)::int FROM pg_prepared_statements) AS prepared
  FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`

/** Registers a person with a password. */
async function registerAt(url: string): Promise<Person> {
  const { person, response } = await register(url, `${randomUUID()}@scale.example`)
  if (!person) throw new Error(`the registration returned ${response.status}`)
  return person
}

export async function seeSessions({ instances }: Cluster): Promise<Seen> {
  const [first, second] = instances
  const { cookie } = await registerAt(first.url)
  const askAll = () =>
    Promise.all(instances.map(({ url }) => statusOf(`${url}/api/auth/user`, { cookie })))
  const before = await askAll()
  await sendRequest(`${second.url}/api/auth/logout`, { cookie, body: {} })
  const after = await askAll()
  return {
    seen: `signed in at one: ${before.join(' ')}; signed out at another: ${after.join(' ')}`,
    problems: differences({ before: [before, [200, 200, 200]], after: [after, [401, 401, 401]] }),
  }
}

const statusOf = async (...request: Parameters<typeof sendRequest>): Promise<number> =>
  (await sendRequest(...request)).status

const PEOPLE = 500
const DAILY = 80
const CAPACITY = 225
/** The number of places left for the second rush. */
const LEFT = 10
const TRIES_MAX = 15

export async function seeCaps({ url, databaseUrl, addPeople }: Cluster): Promise<Seen> {
  const people = await addPeople(PEOPLE)
  let busy = 0
  /**
   * After a 503 or no response, people retry, later each time and not all at once (API-12).
   */
  const insist = async (person: Person) => {
    for (let tries = 1; ; tries += 1) {
      const { status, headers } = await joinWaitlist(url, person)
      if ((status !== 503 && status !== 0) || tries === TRIES_MAX) return status
      busy += 1
      await sleep(Number(headers['retry-after'] ?? 1) * 1_000 * tries * (0.5 + Math.random()))
    }
  }
  const rush = () => Promise.all(people.map(insist))
  await emptyList(databaseUrl)
  const first = await rush()
  const [row] = await query<{ places: number; last: number }>(databaseUrl, PLACES)
  await emptyList(databaseUrl, CAPACITY - LEFT)
  const second = await rush()
  // 200: an earlier response was lost, but the place was stored.
  const placed = (statuses: number[]) => amountOf(statuses, 201) + amountOf(statuses, 200)
  const other = [...first, ...second].filter(status => ![200, 201, 409].includes(status))
  return {
    seen: `${PEOPLE} at once: ${countsOf(first)}; with ${LEFT} places left: ${countsOf(second)}; ${busy} responses with 503 or none`,
    problems: differences({
      'places of the day': [placed(first), DAILY],
      'rows, and the last position': [row, { places: DAILY, last: DAILY }],
      'places until the list is full': [placed(second), LEFT],
      'other answers': [countsOf(other), ''],
    }),
  }
}

const PLACES = `SELECT count(*)::int AS places, max(position)::int AS last FROM waitlist_entry`

const GUESSES = 60
const REGISTRATIONS = 110

export async function seeLimits({ instances }: Cluster): Promise<Seen> {
  const [first] = instances
  const { email } = await registerAt(first.url)
  /** Sends this many requests, at each instance in turn. */
  const spread = (count: number, ask: (url: string) => Promise<number>) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => {
        const { url } = instances[index % instances.length] ?? first
        return ask(url)
      }),
    )
  const login = (url: string, password: string) =>
    statusOf(`${url}/api/auth/login`, { body: { email, password } })
  const guesses = await spread(GUESSES, url => login(url, 'wrong'))
  const wrong = { body: { email: '' }, address: '198.51.100.7' }
  const registrations = await spread(REGISTRATIONS, url =>
    statusOf(`${url}/api/auth/register`, wrong),
  )
  await first.end()
  await first.start()
  const right = await login(first.url, PASSWORD)
  return {
    seen: `${GUESSES} guesses: ${countsOf(guesses)}; ${REGISTRATIONS} registrations: ${countsOf(registrations)}; after a restart: ${right}`,
    problems: differences({
      'guesses that were checked': [amountOf(guesses, 401), 10],
      'guesses that were refused': [amountOf(guesses, 429), GUESSES - 10],
      'registrations that were looked at': [amountOf(registrations, 400), 100],
      'registrations that were refused': [amountOf(registrations, 429), REGISTRATIONS - 100],
      'the right password after a restart': [right, 429],
    }),
  }
}

const amountOf = (statuses: number[], status: number): number =>
  statuses.filter(it => it === status).length

/** Formats like `80 × 201, 420 × 409`. */
const countsOf = (statuses: number[]): string =>
  [...new Set(statuses.toSorted())]
    .map(status => `${amountOf(statuses, status)} × ${status}`)
    .join(', ')
