/**
 * Requests /healthz continuously, and a server that does nothing else: delays of both are noise of
 * the machine.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { sendRequest } from '../../scripts/harness/requests'
import { startSite, type Site } from '../../scripts/harness/site'
import { percentile } from '../../scripts/harness/statistics'

const EVERY_MS = 50
const BARE_SERVER = join(__dirname, 'bare-server.cjs')
/**
 * The allowed multiple of the bare server's time. On a quiet machine that time is a few
 * milliseconds, so the multiple allows no slow response.
 */
const NOISE = 4
/**
 * With fewer samples, the 99th percentile is just the slowest one, mostly the first after a start.
 */
const ENOUGH = 300

/** The times of both for simultaneous requests, in milliseconds. */
export interface HealthTime {
  site: number
  bare: number
}

export class HealthProbe {
  readonly #times: HealthTime[] = []
  /** Responses other than 200, from a server that was not being stopped. */
  readonly #failures: string[] = []
  readonly #running: Promise<void>
  #isOn = true

  constructor(private readonly site: Site) {
    this.#running = this.#run()
  }

  /** Returns the measurements and the failures. */
  async stop(): Promise<{ times: HealthTime[]; failures: string[] }> {
    this.#isOn = false
    await this.#running
    return { times: this.#times, failures: this.#failures }
  }

  async #run(): Promise<void> {
    const bare = await startSite({}, BARE_SERVER)
    while (this.#isOn) {
      if (this.site.isUp) await this.#probe(bare.url)
      await sleep(EVERY_MS)
    }
    await bare.end()
  }

  async #probe(bareUrl: string): Promise<void> {
    const { pid, url } = this.site
    const [site, bare] = await Promise.all([sendRequest(`${url}/healthz`), sendRequest(bareUrl)])
    // It was stopped meanwhile, on purpose.
    if (!this.site.isUp || this.site.pid !== pid) return
    this.#times.push({ site: site.ms, bare: bare.ms })
    if (site.status !== 200)
      this.#failures.push(`/healthz answered ${site.status} ${site.failure ?? ''}`)
  }
}

/** Returns the 99th percentiles in milliseconds. */
export const percentiles = (times: HealthTime[]): HealthTime => ({
  site: percentile(
    times.map(({ site }) => site),
    0.99,
  ),
  bare: percentile(
    times.map(({ bare }) => bare),
    0.99,
  ),
})

/**
 * Returns sentences about what is slow. A busy machine slows down the bare server too; then ours
 * may take a multiple of its time.
 */
export function slowHealth(times: HealthTime[], mostMs: number): string[] {
  const { site, bare } = percentiles(times)
  const isSlow = site > Math.max(mostMs, NOISE * bare)
  return isSlow && times.length >= ENOUGH
    ? [`p99 ${site.toFixed(0)} ms, of a bare server ${bare.toFixed(0)} ms`]
    : []
}
