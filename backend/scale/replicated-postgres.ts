/**
 * Our PostgreSQL with a synchronous replica: the replica has stored everything that the primary
 * acknowledges.
 */
import { appendFileSync, chownSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onCleanUp } from '../../scripts/harness/cleanup'
import { temporaryFolder } from '../../scripts/harness/files'
import { query } from '../../scripts/harness/postgres'
import { Program } from '../../scripts/harness/program'
import { freePort } from '../../scripts/harness/site'
import { waitFor } from '../../scripts/harness/wait'
import { accountFor, chownRecursive } from '../src/embedded-postgres/account'
import { binariesFor } from '../src/embedded-postgres/binaries'
import { superviseEmbedded } from '../src/embedded-postgres/supervise'

const REPLICA = 'replica'
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'max_connections=200',
]
export const BARE_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

interface PostgresNode {
  port: number
  url: string
  program: Program
}

export interface ReplicatedPostgres {
  primary: PostgresNode
  replica: PostgresNode
  user: string
  password: string
  /** The account that runs PostgreSQL and other programs that must not run as root. */
  account: { uid?: number; gid?: number }
  /** A folder that this account can read. */
  folder: string
}

export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const wanted = join(temporaryFolder(), 'postgres')
  const postgres = await superviseEmbedded(wanted, { name: 'npm run scale' })
  const { dir, url } = postgres
  onCleanUp(() => rmSync(dir, { recursive: true, force: true }))
  await postgres.stop()
  const [primaryData, replicaData] = [join(dir, 'data'), join(dir, 'replica')]
  const account = accountFor(primaryData)
  const { postgres: path } = await binariesFor(account)
  const { username: user, password } = new URL(url)
  const start = async (data: string, ...more: string[]): Promise<PostgresNode> => {
    const port = await freePort()
    const settings = [...SETTINGS, `port=${port}`, ...more].flatMap(text => ['-c', text])
    const options = { ...account, env: BARE_ENVIRONMENT, stopSignal: 'SIGQUIT' as const }
    const program = new Program(path, ['-D', data, ...settings], options)
    return { port, url: Object.assign(new URL(url), { port: String(port) }).href, program }
  }
  // Our build has no pg_basebackup; the files of a stopped server are a base backup too.
  cpSync(primaryData, replicaData, { recursive: true })
  const primary = await start(primaryData, `synchronous_standby_names=${REPLICA}`)
  writeFileSync(join(replicaData, 'standby.signal'), '')
  appendFileSync(
    join(replicaData, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${user} password=${password} application_name=${REPLICA}'\n`,
  )
  chownRecursive(account, replicaData)
  const replica = await start(replicaData)
  await waitFor('the replica follows', async () => {
    const text = `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`
    return (await query(primary.url, text)).length === 1
  })
  return { primary, replica, user, password, account, folder: dir }
}

/** Promotes the replica to primary, as an operator would. */
export async function promote({ url }: PostgresNode): Promise<void> {
  await query(url, 'SELECT pg_promote()')
  await waitFor('the replica is promoted', async () => {
    const [row] = await query<{ waits: boolean }>(url, 'SELECT pg_is_in_recovery() AS waits')
    return row?.waits === false
  })
}

/** Writes a file that PostgreSQL's account can read. Returns its path. */
export function writeFileFor(
  { account: { uid, gid }, folder }: ReplicatedPostgres,
  name: string,
  text: string,
): string {
  const file = join(folder, name)
  writeFileSync(file, text, { mode: 0o600 })
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
  return file
}
