/** Steady load for minutes: memory, open files and the event loop remain stable. */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFiles, residentBytes } from '../../scripts/harness/proc'
import { sendRequest } from '../../scripts/harness/requests'
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

interface Sample {
  megabytes: number
  files: number
}

/** The site's token, so that it reports the delay of its event loop. */
export const METRICS_TOKEN = 'token-of-npm-run-faults'

export async function soak(scenario: Scenario, minutes: number): Promise<void> {
  const { load, site } = scenario
  const samples: Sample[] = []
  const readers = Array.from({ length: READERS }, () => ({
    requests: READS.map(path => ({ path })),
    everyMs: READ_EVERY_MS,
  }))
  for (let round = 1; round <= ROUNDS; round += 1) {
    load.start({ signUps: 1, readers })
    const end = performance.now() + (minutes * MINUTE_MS) / ROUNDS
    while (performance.now() < end) {
      samples.push({ megabytes: residentBytes(site.pid) / 1e6, files: openFiles(site.pid) })
      await sleep(SAMPLE_MS)
    }
    await scenario.count()
    const { megabytes, files } = meanOf(samples.slice(-1))
    scenario.log(`${round} of ${ROUNDS}, ${megabytes.toFixed(0)} MB, ${files} files`)
  }
  checkSamples(scenario, samples)
  // The first scrape covers the time since the server started.
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const { text } = await sendRequest(`${site.url}/metrics`, { headers })
  const [p99 = NaN, most = NaN] = ['p99', 'max'].map(
    name =>
      1_000 *
      Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (.*)$`, 'm').exec(text)?.[1]),
  )
  const late = `p99 ${p99.toFixed(0)} ms, most ${most.toFixed(0)} ms`
  scenario.log(`event loop delay: ${late}`)
  scenario.check(
    `the event loop is at most ${EVENT_LOOP_P99_MS} ms late (p99)`,
    p99 <= EVENT_LOOP_P99_MS ? [] : [late],
  )
}

function checkSamples(scenario: Scenario, samples: Sample[]): void {
  const warm = Math.floor(samples.length * WARM_UP)
  // A single garbage collection more or less is not growth: compares tenths of the time.
  const part = Math.max(1, Math.floor(samples.length / ROUNDS))
  const before = meanOf(samples.slice(warm, warm + part))
  const after = meanOf(samples.slice(-part))
  const grown = `${before.megabytes.toFixed(0)} to ${after.megabytes.toFixed(0)} MB`
  scenario.check(
    `memory grows at most by ${GROWTH_MAX} (SEC-R8)`,
    after.megabytes > GROWTH_MAX * before.megabytes ? [grown] : [],
  )
  const more = `${before.files.toFixed(0)} to ${after.files.toFixed(0)}`
  scenario.check(
    'no file stays open (SEC-R8)',
    after.files > before.files + FILES_MORE ? [more] : [],
  )
  scenario.log(`memory ${grown}, files ${more}`)
}

function meanOf(samples: Sample[]): Sample {
  const mean = (key: keyof Sample) =>
    samples.reduce((sum, sample) => sum + sample[key], 0) / samples.length
  return { megabytes: mean('megabytes'), files: mean('files') }
}
