/** PgBouncer as Debian has it, and HAProxy before the site and before PostgreSQL. */
import { spawnSync } from 'node:child_process'
import { freePort, Program, until } from './children.mjs'
import { programPath } from './programs.mjs'
import { query } from '../processes/postgres-process.mjs'
import { writeFileFor } from './replicated-postgres.mjs'

/** @typedef {import('./replicated-postgres.mjs').ReplicatedPostgres} ReplicatedPostgres */

/**
 * HAProxy: the site's address before its instances, and PostgreSQL's before primary and replica.
 * It asks /readyz every 250 ms and never tries a request twice. When no instance is ready, because the database only
 * reads, it asks whoever lives. PostgreSQL is given up later: a primary that is only slow must not be left for a replica.
 * @param {ReplicatedPostgres} postgres
 * @param {number[]} instances their ports
 */
export async function startHaproxy(postgres, instances) {
  const [sitePort, postgresPort] = [await freePort(), await freePort()]
  const servers = instances.map((port, index) => `  server instance${index + 1} 127.0.0.1:${port}`)
  const text = `
global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout tunnel 1h
  timeout check 2s
  retries 0
  default-server check inter 250ms fall 1 rise 1
frontend site
  bind 127.0.0.1:${sitePort}
  option forwardfor
  use_backend alive if { nbsrv(ready) eq 0 }
  default_backend ready
backend ready
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
${servers.join('\n')}
backend alive
  balance roundrobin
  option httpchk GET /healthz
${servers.join('\n')}
listen postgres
  mode tcp
  bind 127.0.0.1:${postgresPort}
  timeout client 1h
  timeout server 1h
  option pgsql-check user ${postgres.user}
  default-server check inter 500ms fall 3 rise 1
  server primary 127.0.0.1:${postgres.primary.port} on-marked-down shutdown-sessions
  server replica 127.0.0.1:${postgres.replica.port} backup
`
  const file = writeFileFor(postgres, 'haproxy.cfg', text)
  const program = new Program(programPath('haproxy'), ['-db', '-f', file], postgres.account)
  const url = Object.assign(new URL(postgres.primary.url), { port: String(postgresPort) }).href
  await until('HAProxy reaches PostgreSQL', () => query(url, 'SELECT'))
  return { program, siteUrl: `http://127.0.0.1:${sitePort}`, postgresPort, postgresUrl: url }
}

/**
 * PgBouncer in transaction mode; all the rest is as it comes.
 * @param {ReplicatedPostgres} postgres
 * @param {number} postgresPort
 */
export async function startPgbouncer(postgres, postgresPort) {
  const port = await freePort()
  const users = writeFileFor(postgres, 'users.txt', `"${postgres.user}" "${postgres.password}"\n`)
  const text = `
[databases]
postgres = host=127.0.0.1 port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
`
  const file = writeFileFor(postgres, 'pgbouncer.ini', text)
  const program = new Program(programPath('pgbouncer'), [file], postgres.account)
  const url = Object.assign(new URL(postgres.primary.url), { port: String(port) }).href
  await until('PgBouncer answers', () => query(url, 'SELECT'))
  const [version = ''] = spawnSync(programPath('pgbouncer'), ['--version'], {
    encoding: 'utf8',
  }).stdout.split('\n')
  return { program, url, version }
}
