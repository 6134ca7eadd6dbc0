/** A PostgreSQL of ours with a replica: what the primary acknowledges, the replica has written down. */
import { appendFileSync, chownSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { query, temporaryFolder } from '../processes/postgres-process.mjs'
import { freePort, Program, until } from './children.mjs'

// The build is CommonJS, and typed where it is built from.
const built = createRequire(import.meta.url)
const { superviseEmbedded } = built('../dist/embedded-postgres/supervise.js')
const { binariesFor } = built('../dist/embedded-postgres/binaries.js')
const { accountFor, chownRecursive } = built('../dist/embedded-postgres/account.js')

const REPLICA = 'replica'
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'max_connections=200',
]

/**
 * @typedef {object} Node
 * @property {number} port
 * @property {string} url
 * @property {Program} program
 *
 * @typedef {object} ReplicatedPostgres
 * @property {Node} primary
 * @property {Node} replica
 * @property {string} user
 * @property {string} password
 * @property {import('./children.mjs').Account} account who runs PostgreSQL, and may run what must not be root
 * @property {string} folder that this account may read
 * @property {() => void} remove its files, when all has been stopped
 */

/** @returns {Promise<ReplicatedPostgres>} */
export async function startReplicatedPostgres() {
  const made = temporaryFolder()
  const postgres = await superviseEmbedded(join(made, 'postgres'), { name: 'npm run scale' })
  await postgres.stop()
  const folder = postgres.dir
  const [primaryData, replicaData] = [join(folder, 'data'), join(folder, 'replica')]
  const account = accountFor(primaryData)
  const { postgres: program } = await binariesFor(account)
  const { username: user, password } = new URL(postgres.url)
  const [primaryPort, replicaPort] = [await freePort(), await freePort()]
  // Our build has no pg_basebackup; the files of a server that is stopped are a base backup too.
  cpSync(primaryData, replicaData, { recursive: true })
  writeFileSync(join(replicaData, 'standby.signal'), '')
  appendFileSync(
    join(replicaData, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=${user} password=${password} application_name=${REPLICA}'\n`,
  )
  chownRecursive(account, replicaData)
  const start = (
    /** @type {string} */ data,
    /** @type {number} */ port,
    /** @type {string[]} */ more,
  ) => {
    const settings = [...SETTINGS, ...more].flatMap(text => ['-c', text])
    const url = Object.assign(new URL(postgres.url), { port: String(port) }).href
    return {
      port,
      url,
      program: new Program(program, ['-D', data, '-p', String(port), ...settings], account),
    }
  }
  const primary = start(primaryData, primaryPort, [`synchronous_standby_names=${REPLICA}`])
  const replica = start(replicaData, replicaPort, [])
  await until('the replica follows', async () => {
    const rows = await query(
      primary.url,
      `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`,
    )
    return rows.length === 1
  })
  const remove = () => {
    for (const each of [made, folder]) rmSync(each, { recursive: true, force: true })
  }
  return { primary, replica, user, password, account, folder, remove }
}

/**
 * Makes the replica the primary, as whoever is on duty would.
 * @param {Node} replica
 */
export async function promote({ url }) {
  await query(url, 'SELECT pg_promote()')
  await until('the replica is promoted', async () => {
    const [row] = await query(url, 'SELECT pg_is_in_recovery() AS waits')
    return row.waits === false
  })
}

/**
 * Writes a file that PostgreSQL's account may read.
 * @param {ReplicatedPostgres} postgres
 * @param {string} name
 * @param {string} text
 */
export function writeFileFor({ account, folder }, name, text) {
  const file = join(folder, name)
  writeFileSync(file, text, { mode: 0o600 })
  const { uid, gid } = account
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
  return file
}
