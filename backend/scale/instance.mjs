/** One instance of the built site, on a port of its own: it can be stopped, killed and started again. */
import { rmSync } from 'node:fs'
import { temporaryFolder } from '../processes/postgres-process.mjs'
import { spawnServer } from '../processes/server-process.mjs'
import { until } from './children.mjs'
import { ask } from './requests.mjs'

const MAIN = new URL('../dist/main.js', import.meta.url).pathname

/** @type {Set<Instance>} */
const running = new Set()

export class Instance {
  #folder = temporaryFolder()
  /** @type {import('../processes/server-process.mjs').ServerProcess | undefined} */
  #server

  /**
   * @param {number} port
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(port, env) {
    this.port = port
    this.env = env
    this.url = `http://127.0.0.1:${port}`
  }

  get pid() {
    return this.#server?.pid ?? 0
  }

  /** Resolves when it is ready. */
  async start() {
    const env = { ...this.env, PORT: String(this.port), DATA_DIR: this.#folder }
    this.#server = spawnServer(MAIN, env)
    running.add(this)
    await this.#server.ready
    await until(`${this.url} is ready`, () => this.isReady())
  }

  async isReady() {
    return (await ask(`${this.url}/readyz`)).status === 200
  }

  /**
   * Ends it: its exit code, or null after a kill.
   * @param {NodeJS.Signals} signal
   */
  async end(signal) {
    this.#server?.kill(signal)
    const [code] = (await this.#server?.ended) ?? [null]
    this.#server = undefined
    running.delete(this)
    return code
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Ends whatever is left. */
export async function endInstances() {
  await Promise.all([...running].map(instance => instance.end('SIGKILL')))
}
