/** A private PostgreSQL, from the build's own programs. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { parentOf } from './process-figures.mjs'

const CONNECT_MS = 3_000

/**
 * @typedef {object} Postgres
 * @property {string} url
 * @property {number} pid of its main process, as it was started
 * @property {() => Promise<void>} stop stops it and removes its files
 * @property {() => Promise<Postgres>} restart stops it in order and starts it on the same files
 */

/**
 * Runs it in a folder of its own, with durable writes as in production; it is started again when it is killed.
 * @param {string} name who runs it
 * @param {string} [folder] a temporary one when there is none; removed in the end
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(name, folder = temporaryFolder()) {
  // The build is CommonJS, and typed where it is built from.
  const { superviseEmbedded } = createRequire(import.meta.url)(
    '../dist/embedded-postgres/supervise.js',
  )
  const postgres = await superviseEmbedded(join(folder, 'postgres'), { name })
  const stop = async () => {
    await postgres.stop()
    // PostgreSQL's account may not enter the first: its files are in the second then.
    for (const made of [folder, postgres.dir]) rmSync(made, { recursive: true, force: true })
  }
  const restart = async () => {
    await postgres.stop()
    return startPostgres(name, folder)
  }
  return { url: postgres.url, pid: await postmasterOf(postgres.url), stop, restart }
}

/** One that PostgreSQL's account may enter. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'club-'))
  chmodSync(folder, 0o755)
  return folder
}

/**
 * PostgreSQL's main process: the parent of the one that answers us.
 * @param {string} url
 */
export function postmasterOf(url) {
  return withClient(url, async client => {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
    return parentOf(rows[0].pid)
  })
}

/**
 * The rows of one statement, on a connection of its own.
 * @param {string} url
 * @param {string} text
 * @param {unknown[]} [values]
 */
export function query(url, text, values) {
  return withClient(url, async client => (await client.query(text, values)).rows)
}

/**
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => undefined) // of a killed server; the statement says so itself
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
