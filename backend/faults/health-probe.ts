/** Asks /healthz all the time, and a server that does nothing else: what both suffer is the machine's noise. */
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { sendRequest } from '../../scripts/harness/requests'
import { startSite, type Site } from '../../scripts/harness/site'
import { percentile } from '../../scripts/harness/statistics'

const EVERY_MS = 50
const BARE_SERVER = join(__dirname, 'bare-server.cjs')
/** A quiet machine answers from the bare server in a few milliseconds: there this allows nothing. */
const NOISE = 4
/** Of fewer, the 99th percentile is the slowest alone, mostly the first after a start. */
const ENOUGH = 300

/** What both needed, asked at the same moment, in milliseconds. */
export interface HealthTime {
  site: number
  bare: number
}

export class HealthProbe {
  readonly #times: HealthTime[] = []
  /** Answers other than 200 of a server that was not being ended. */
  readonly #failures: string[] = []
  readonly #running: Promise<void>
  #isOn = true

  constructor(private readonly site: Site) {
    this.#running = this.#run()
  }

  /** What was measured, and what failed. */
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
    // Ended meanwhile, on purpose.
    if (!this.site.isUp || this.site.pid !== pid) return
    this.#times.push({ site: site.ms, bare: bare.ms })
    if (site.status !== 200)
      this.#failures.push(`/healthz answered ${site.status} ${site.failure ?? ''}`)
  }
}

/** The 99th percentiles in milliseconds. */
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
 * What is slow, in words. A machine that is busy with other things slows down the bare server too: then ours
 * may take so many times as long.
 */
export function slowHealth(times: HealthTime[], mostMs: number): string[] {
  const { site, bare } = percentiles(times)
  const isSlow = site > Math.max(mostMs, NOISE * bare)
  return isSlow && times.length >= ENOUGH
    ? [`p99 ${site.toFixed(0)} ms, of a bare server ${bare.toFixed(0)} ms`]
    : []
}
