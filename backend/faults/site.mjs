/** The built site under fault, on its own database or on a private one: it can be started, killed and looked into. */
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf } from '../processes/process-figures.mjs'
import {
  postmasterOf,
  query,
  startPostgres,
  temporaryFolder,
} from '../processes/postgres-process.mjs'
import { spawnServer } from '../processes/server-process.mjs'
import { ask } from './http-request.mjs'

const MAIN = new URL('../dist/main.js', import.meta.url).pathname
const POLL_MS = 50
/** Longer than anything that is measured: what takes this long fails. */
const PATIENCE_MS = 60_000

/**
 * @typedef {object} Database
 * @property {string} name
 * @property {NodeJS.ProcessEnv} env what the site is told of it
 * @property {() => string} findUrl where it is, past any proxy
 * @property {() => Promise<void> | void} remove
 */

/**
 * The site's own: it starts, supervises and stops it.
 * @returns {Database}
 */
export function embeddedDatabase() {
  const dataDir = temporaryFolder()
  const folder = join(dataDir, 'postgres')
  const findUrl = () => {
    const password = readFileSync(join(folder, 'password'), 'utf8')
    const port = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[3]
    return `postgres://app:${password}@127.0.0.1:${port}/postgres`
  }
  const remove = () => {
    // PostgreSQL's account may not enter the first: its files are in the second then.
    const files = existsSync(folder) ? realpathSync(folder) : folder
    for (const made of [files, dataDir]) rmSync(made, { recursive: true, force: true })
  }
  return { name: 'embedded', env: { DATA_DIR: dataDir }, findUrl, remove }
}

/**
 * A private PostgreSQL, which this process supervises.
 * @param {{ folder?: string; through?: (url: string) => Promise<string> | string }} [options] where its files are, and
 *   how the site reaches it when not directly
 * @returns {Promise<Database>}
 */
export async function privateDatabase({ folder, through = url => url } = {}) {
  const postgres = await startPostgres('the fault harness', folder)
  const dataDir = temporaryFolder()
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: await through(postgres.url),
    SESSION_SECRET: 'a secret of the fault harness that is long enough',
    ADMIN_PASSWORD: 'a team password of the harness',
  }
  const remove = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { name: 'private', env, findUrl: () => postgres.url, remove }
}

export class Site {
  /** Where it answers, or did until it was ended. @type {string | undefined} */
  url
  /** Grows with each start and end: what was asked of an earlier one may fail. */
  generation = 0
  /** Ends of the process that nobody asked for. @type {string[]} */
  deaths = []
  /** @type {import('../processes/server-process.mjs').ServerProcess | undefined} */
  #server

  /**
   * @param {Database} database
   * @param {NodeJS.ProcessEnv} [env] more than the database's
   */
  constructor(database, env = {}) {
    this.database = database
    this.env = { ...database.env, RATE_LIMITS: 'off', ...env }
  }

  get pid() {
    return this.#server?.pid ?? 0
  }

  /** Starts the process, and does not wait for it. */
  spawn() {
    const server = spawnServer(MAIN, this.env)
    this.#server = server
    void server.ended.then(([code, signal]) => {
      if (this.#server === server) this.deaths.push(`the server ended by itself: ${signal ?? code}`)
    })
    return server.ready
  }

  /** Starts it and waits until it is ready: how long that took, in milliseconds. */
  async start() {
    const began = performance.now()
    const url = await this.spawn()
    await untilReady(url)
    this.generation += 1
    this.url = url
    return performance.now() - began
  }

  /**
   * Ends the process, and waits until it has ended: its exit code, or null after a kill.
   * @param {NodeJS.Signals} signal
   */
  async end(signal) {
    const server = this.#server
    this.#server = undefined
    this.generation += 1
    server?.kill(signal)
    const [code] = (await server?.ended) ?? [null]
    this.url = undefined
    return code
  }

  /** Kills PostgreSQL's main process and all it has started, at once. */
  async killDatabase() {
    const postmaster = await this.#findPostmaster().catch(() => undefined)
    if (!postmaster) return // it is not up
    for (const pid of [postmaster, ...childrenOf(postmaster)]) kill(pid)
  }

  async #findPostmaster() {
    return postmasterOf(this.database.findUrl())
  }

  /** Waits until it is ready again: how long that took, in milliseconds. */
  async recover() {
    const began = performance.now()
    if (this.url) await untilReady(this.url)
    return performance.now() - began
  }

  /**
   * Asks the database itself.
   * @param {string} text
   * @param {unknown[]} [values]
   */
  async query(text, values) {
    return query(this.database.findUrl(), text, values)
  }
}

/** @param {string} url */
async function untilReady(url) {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline;) {
    if ((await ask(`${url}/readyz`)).status === 200) return
    await sleep(POLL_MS)
  }
  throw new Error(`${url} was not ready in ${PATIENCE_MS / 1_000} s`)
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has just ended.
  }
}
