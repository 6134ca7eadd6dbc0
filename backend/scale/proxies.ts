/** PgBouncer as packaged by Debian, and HAProxy in front of the site and of PostgreSQL. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { query } from '../../scripts/harness/postgres'
import { Program } from '../../scripts/harness/program'
import { freePort } from '../../scripts/harness/site'
import { waitFor } from '../../scripts/harness/wait'
import { BARE_ENVIRONMENT, writeFileFor, type ReplicatedPostgres } from './replicated-postgres'

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
const PROGRAMS = ['pgbouncer', 'haproxy'] as const
const APT = ['install', '--yes', '--no-install-recommends', ...PROGRAMS]

const find = (name: string) =>
  FOLDERS.map(folder => `${folder}/${name}`).find(path => existsSync(path))

/** Installs missing programs if possible. Otherwise throws a sentence with instructions. */
export function ensurePrograms(): void {
  if (PROGRAMS.every(find)) return
  if (process.getuid?.() === 0) {
    console.log(`Installing ${PROGRAMS.join(' and ')} ...`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], APT]) spawnSync('apt-get', args, { stdio: 'ignore', env })
  }
  if (!PROGRAMS.every(find))
    throw new Error(`Please install ${PROGRAMS.join(' and ')} (apt-get ${APT.join(' ')}).`)
}

function startProxy(
  name: (typeof PROGRAMS)[number],
  args: string[],
  { account }: ReplicatedPostgres,
): Program {
  // ensurePrograms has found it.
  return new Program(find(name) ?? name, args, {
    ...account,
    env: BARE_ENVIRONMENT,
    stopSignal: 'SIGQUIT',
  })
}

/**
 * HAProxy in front of the site's instances and of PostgreSQL's primary and replica. It checks
 * /readyz every 250 ms and never retries a request. If no instance is ready, because the database
 * is read-only, it uses every instance that is alive. It gives PostgreSQL more time: a slow primary
 * must not be replaced by a replica.
 */
export async function startHaproxy(postgres: ReplicatedPostgres, instances: readonly number[]) {
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
  startProxy('haproxy', ['-db', '-f', writeFileFor(postgres, 'haproxy.cfg', text)], postgres)
  const postgresUrl = urlAt(postgres, postgresPort)
  await waitFor('HAProxy reaches PostgreSQL', () => query(postgresUrl, 'SELECT'))
  return { siteUrl: `http://127.0.0.1:${sitePort}`, postgresPort, postgresUrl }
}

/** PgBouncer in transaction mode, otherwise with default settings. */
export async function startPgbouncer(postgres: ReplicatedPostgres, postgresPort: number) {
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
  startProxy('pgbouncer', [writeFileFor(postgres, 'pgbouncer.ini', text)], postgres)
  const url = urlAt(postgres, port)
  await waitFor('PgBouncer answers', () => query(url, 'SELECT'))
  const path = find('pgbouncer') ?? ''
  const [version = ''] = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.split('\n')
  return { url, version }
}

const urlAt = ({ primary }: ReplicatedPostgres, port: number): string =>
  Object.assign(new URL(primary.url), { port: String(port) }).href
