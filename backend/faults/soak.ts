/** Steady load for minutes: memory, open files and the event loop remain stable. */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFiles, residentBytes } from '../../scripts/harness/proc'
import { sendRequest } from '../../scripts/harness/requests'
import { mean } from '../../scripts/harness/statistics'
import type { Scenario } from './scenario'

const MINUTE_MS = 60_000
/** About 50 requests a second, and continuous sign-ups. */
const READERS = 5
const READ_EVERY_MS = 100
const SAMPLE_MS = 1_000
/** The first fifth is for warming up. */
const WARM_UP = 0.2
const GROWTH_MAX = 1.3
const FILES_MORE = 20
const EVENT_LOOP_P99_MS = 200
const ROUNDS = 10

const READS = ['/api/waitlist/stats', '/healthz', '/readyz', '/api/auth/user', '/api/nothing']

/** The site's token, so that it reports the delay of its event loop. */
export const METRICS_TOKEN = 'token-of-npm-run-faults'

export async function soak(scenario: Scenario, minutes: number): Promise<void> {
  const { load, site } = scenario
  const memory: number[] = []
  const files: number[] = []
  const readers = Array.from({ length: READERS }, () => ({
    requests: READS.map(path => ({ path })),
    everyMs: READ_EVERY_MS,
  }))
  for (let round = 1; round <= ROUNDS; round += 1) {
    scenario.log(`${round} of ${ROUNDS}`)
    load.start({ signUps: 1, readers })
    const end = performance.now() + (minutes * MINUTE_MS) / ROUNDS
    while (performance.now() < end) {
      memory.push(residentBytes(site.pid) / 1e6)
      files.push(openFiles(site.pid))
      await sleep(SAMPLE_MS)
    }
    await scenario.count()
  }
  checkGrowth(scenario, 'memory grows at most by 30 % (SEC-R8)', memory, it => it * GROWTH_MAX)
  checkGrowth(scenario, 'no file stays open (SEC-R8)', files, it => it + FILES_MORE)
  await checkEventLoop(scenario)
}

/**
 * Compares tenths of the time: a single garbage collection more or less is not growth.
 */
function checkGrowth(
  scenario: Scenario,
  name: string,
  samples: number[],
  mostAfter: (before: number) => number,
): void {
  const warm = Math.floor(samples.length * WARM_UP)
  const part = Math.ceil(samples.length / ROUNDS)
  const [before, after] = [mean(samples.slice(warm, warm + part)), mean(samples.slice(-part))]
  const seen = `${before.toFixed(0)} to ${after.toFixed(0)}`
  scenario.check(name, after > mostAfter(before) ? [seen] : [], seen)
}

/** The first scrape covers the time since the server started. */
async function checkEventLoop(scenario: Scenario): Promise<void> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const { text } = await sendRequest(`${scenario.site.url}/metrics`, { headers })
  const [, delay] = /^nodejs_eventloop_lag_p99_seconds (.*)$/m.exec(text) ?? []
  const p99 = 1_000 * Number(delay)
  const seen = `${p99.toFixed(0)} ms`
  const name = `the event loop is at most ${EVENT_LOOP_P99_MS} ms late (p99)`
  scenario.check(name, p99 <= EVENT_LOOP_P99_MS ? [] : [seen], seen)
}
