/** Three instances behind HAProxy, over PgBouncer, on a primary with its replica. */
import { insertPeople, type Person } from '../../scripts/harness/people'
import { freePort, Site, siteEnv } from '../../scripts/harness/site'
import type { Check } from '../../scripts/report.cjs'
import { startHaproxy, startPgbouncer } from './proxies'
import { startReplicatedPostgres, type ReplicatedPostgres } from './replicated-postgres'

/** HAProxy asks four times a second; a slow machine may miss one. */
const SHUTDOWN_DELAY = '2'
/** PgBouncer takes 100 clients as it comes, those that are just going included. */
const DATABASE_POOL = '10'

export interface Cluster {
  /** Of HAProxy, before the instances. */
  url: string
  instances: [Site, Site, Site]
  postgres: ReplicatedPostgres
  pgbouncerVersion: string
  /** Past any proxy that is tried. */
  databaseUrl: string
  addPeople: (count: number) => Promise<Person[]>
}

export async function startCluster(): Promise<Cluster> {
  const postgres = await startReplicatedPostgres()
  const ports = [await freePort(), await freePort(), await freePort()] as const
  const haproxy = await startHaproxy(postgres, ports)
  const pgbouncer = await startPgbouncer(postgres, haproxy.postgresPort)
  const env = {
    ...siteEnv(pgbouncer.url),
    DATABASE_DIRECT_URL: haproxy.postgresUrl,
    RATE_LIMITS: 'on',
    SHUTDOWN_DELAY,
    DATABASE_POOL,
  }
  const [first, second, third] = ports
  const instances: Cluster['instances'] = [
    new Site({ port: first, env }),
    new Site({ port: second, env }),
    new Site({ port: third, env }),
  ]
  await Promise.all(instances.map(instance => instance.start()))
  return {
    url: haproxy.siteUrl,
    instances,
    postgres,
    pgbouncerVersion: pgbouncer.version,
    databaseUrl: haproxy.postgresUrl,
    addPeople: count => insertPeople(haproxy.postgresUrl, count),
  }
}

/** What was seen, and what of it should not be. */
export type Seen = Omit<Check, 'name'>

/** Words about each value that is not what it should be. */
export const differences = (values: Record<string, [seen: unknown, expected: unknown]>): string[] =>
  Object.entries(values)
    .map(([what, pair]) => [what, ...pair.map(value => JSON.stringify(value))])
    .flatMap(([what, seen, expected]) =>
      seen === expected ? [] : [`${what}: ${seen} instead of ${expected}`],
    )
