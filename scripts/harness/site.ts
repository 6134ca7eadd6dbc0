/** Runs the built site, or another HTTP server, in its own process on its own port. */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { LOG, temporaryFolder } from './files'
import { Program, runNode } from './program'
import { sendRequest } from './requests'
import { waitFor } from './wait'

export const ROOT = join(__dirname, '../..')
export const SECRET = 'a secret of the tools that is long enough'
export const TEAM = { email: 'team@coralwaypickleball.example', password: 'keys to the club house' }

/** Returns the path of a built checkout's program. */
export const mainOf = (checkout: string): string => join(checkout, 'backend/dist/main.js')

/**
 * Returns the environment of a site on this database. Rate limits are off, because all requests
 * come from one address.
 */
export const siteEnv = (databaseUrl: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: SECRET,
  ADMIN_EMAIL: TEAM.email,
  ADMIN_PASSWORD: TEAM.password,
  RATE_LIMITS: 'off',
})

interface Options {
  env: NodeJS.ProcessEnv
  port: number
  /** Another program that reads PORT. */
  main?: string | undefined
}

export class Site {
  readonly url: string
  env: NodeJS.ProcessEnv
  /** True from readiness until the tool stops it. */
  isUp = false
  /** Unexpected exits of the process. */
  readonly deaths: string[] = []
  readonly #main: string
  readonly #port: string
  readonly #dataDir = temporaryFolder()
  #program: Program | undefined

  constructor({ env, port, main = mainOf(ROOT) }: Options) {
    this.env = env
    this.url = `http://127.0.0.1:${port}`
    this.#main = main
    this.#port = String(port)
  }

  get pid(): number {
    return this.#program?.pid ?? 0
  }

  /** Starts the process without waiting for it. */
  spawn(): void {
    const { PATH } = process.env
    const own = { PATH, NODE_ENV: 'production', PORT: this.#port, DATA_DIR: this.#dataDir }
    const env = { ...own, ...this.env }
    const program = new Program(process.execPath, [this.#main], { env })
    this.#program = program
    void program.ended.then(code => {
      if (this.#program === program && this.isUp)
        this.deaths.push(`the server ended by itself: ${code ?? 'killed'}`)
    })
  }

  /**
   * Starts the site and waits until it is ready. Resolves to the time it took, in milliseconds.
   * Throws if it exits or times out.
   */
  async start(): Promise<number> {
    const began = performance.now()
    this.spawn()
    await this.untilReady()
    this.isUp = true
    return performance.now() - began
  }

  /** A server without /readyz responds 404 and counts as ready. */
  async isReady(): Promise<boolean> {
    const { status } = await sendRequest(`${this.url}/readyz`)
    return status === 200 || status === 404
  }

  /** Waits until it is ready. Resolves to the time it took, in milliseconds. */
  async untilReady(): Promise<number> {
    const began = performance.now()
    await waitFor(`${this.url} is ready`, async () => {
      const isReady = await this.isReady()
      return isReady || this.#program?.hasEnded
    })
    if (this.#program?.hasEnded) throw new Error(`${this.#main} has exited, see ${LOG}`)
    return performance.now() - began
  }

  /**
   * Stops the process and waits until it has exited. Resolves to the exit code, or null after a
   * kill.
   */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const program = this.#program
    this.#program = undefined
    this.isUp = false
    return program ? program.stop(signal) : null
  }
}

/** Starts a site on a free port and waits until it is ready. */
export async function startSite(env: NodeJS.ProcessEnv, main?: string): Promise<Site> {
  const site = new Site({ env, port: await freePort(), main })
  await site.start()
  return site
}

/** Seeds the database of a checkout with the people of backend/scripts/personas.ts. */
export async function seedDatabase(env: NodeJS.ProcessEnv, checkout = ROOT): Promise<void> {
  const [hook, seed] = ['scripts/swc-register.cjs', 'backend/scripts/seed.ts']
  const code = await runNode(['--require', join(checkout, hook), join(checkout, seed)], env)
  if (code !== 0) throw new Error(`seeding the database of ${checkout} failed`)
}

/**
 * Returns a free port of 127.0.0.1 below the range that the system assigns to outgoing connections.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    const server = createServer()
    const isFree = await new Promise<boolean>(resolve => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise(resolve => server.close(resolve))
    return port
  }
}
