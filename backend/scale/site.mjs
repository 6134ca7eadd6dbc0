/** Three instances behind HAProxy, over PgBouncer, on a primary with its replica. */
import { freePort } from './children.mjs'
import { Instance } from './instance.mjs'
import { insertPeople, SECRET, TEAM } from './people.mjs'
import { startHaproxy, startPgbouncer } from './proxies.mjs'
import { startReplicatedPostgres } from './replicated-postgres.mjs'

const INSTANCES = 3
/** HAProxy asks four times a second; a slow machine may miss one. */
const SHUTDOWN_DELAY = '2'

/** @typedef {Awaited<ReturnType<typeof startSite>>} Site */

export async function startSite() {
  const postgres = await startReplicatedPostgres()
  const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort))
  const haproxy = await startHaproxy(postgres, ports)
  const pgbouncer = await startPgbouncer(postgres, haproxy.postgresPort)
  const env = {
    DATABASE_URL: pgbouncer.url,
    DATABASE_DIRECT_URL: haproxy.postgresUrl,
    SESSION_SECRET: SECRET,
    ADMIN_EMAIL: TEAM.email,
    ADMIN_PASSWORD: TEAM.password,
    SHUTDOWN_DELAY,
    // PgBouncer takes 100 clients as it comes, those that are just going included.
    DATABASE_POOL: '10',
  }
  const instances = ports.map(port => new Instance(port, env))
  await Promise.all(instances.map(instance => instance.start()))
  const remove = () => {
    for (const instance of instances) instance.remove()
    postgres.remove()
  }
  return {
    url: haproxy.siteUrl,
    instances,
    postgres,
    pgbouncer,
    /** Past any proxy that is tried. */
    databaseUrl: haproxy.postgresUrl,
    env,
    addPeople: (/** @type {number} */ count) => insertPeople(haproxy.postgresUrl, count),
    remove,
  }
}
