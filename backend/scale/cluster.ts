/** Three instances behind HAProxy, through PgBouncer, on a primary with a replica. */
import { freePort, Site, siteEnv } from '../../scripts/harness/site'
import { startHaproxy, startPgbouncer } from './proxies'
import { startReplicatedPostgres, type ReplicatedPostgres } from './replicated-postgres'

/** HAProxy checks four times a second; a slow machine may miss one check. */
const SHUTDOWN_DELAY = '2'
/** PgBouncer accepts 100 clients by default, including those of stopping instances. */
const DATABASE_POOL = '10'

export interface Cluster {
  /** HAProxy's address in front of the instances. */
  url: string
  instances: [Site, Site, Site]
  postgres: ReplicatedPostgres
  pgbouncerVersion: string
  /** The address without the proxies under test. */
  databaseUrl: string
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
  }
}
