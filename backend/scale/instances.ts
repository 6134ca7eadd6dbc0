/** Instances share sessions and pages, also through a pooler. */
import assert from 'node:assert/strict'
import { registerPeople } from '../../scripts/harness/people'
import { query } from '../../scripts/harness/postgres'
import { sendRequest, type RequestOptions } from '../../scripts/harness/requests'
import type { Cluster } from './cluster'

/**
 * A listening connection is idle after LISTEN or its heartbeat. PgBouncer's connections have the
 * name of their last client.
 */
const CONNECTIONS = `
  SELECT count(*) FILTER (WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1')::int AS listening,
    count(*) FILTER (WHERE application_name LIKE 'coral-way%')::int AS pooled,
    (SELECT count(*)::int FROM pg_prepared_statements) AS prepared
  FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`

interface Connections {
  listening: number
  pooled: number
  prepared: number
}

export async function seePooler({ pgbouncerVersion, databaseUrl }: Cluster): Promise<string> {
  const [row] = await query<Connections>(databaseUrl, CONNECTIONS)
  const { pooled, ...others } = row ?? { pooled: 0 }
  assert.deepEqual(others, { listening: 3, prepared: 0 })
  return `${pgbouncerVersion}: ${pooled} connections, 3 of them listen, 0 prepared statements`
}

const askAll = ({ instances }: Cluster, path: string, options: RequestOptions) =>
  Promise.all(instances.map(({ url }) => sendRequest(url + path, options)))

export async function seeSessions(cluster: Cluster): Promise<string> {
  const [person] = await registerPeople(cluster.url, 1)
  const askWho = async () =>
    (await askAll(cluster, '/api/auth/user', { cookie: person?.cookie })).map(it => it.status)
  assert.deepEqual(await askWho(), [200, 200, 200])
  await sendRequest(`${cluster.url}/api/auth/logout`, { cookie: person?.cookie, body: {} })
  assert.deepEqual(await askWho(), [401, 401, 401])
  return 'signed in at all, and signed out at all by one'
}

export async function seePages(cluster: Cluster): Promise<string> {
  const [tag, ...others] = (await askAll(cluster, '/', {})).map(({ headers }) => headers.etag)
  assert.ok(tag)
  assert.deepEqual(others, [tag, tag])
  const again = await askAll(cluster, '/', { headers: { 'if-none-match': tag } })
  assert.deepEqual(
    again.map(({ status }) => status),
    [304, 304, 304],
  )
  return `${tag} at each; asked again: 304`
}
