/**
 * SIGTERM while people sign up: pending requests are completed, and the process exits within ten
 * seconds.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeCall } from '../../scripts/harness/load'
import type { Scenario } from './scenario'

const ROUNDS = 3
const LANES = 8
const BEFORE_MS = 1_000
const OVER_MS = 10_000
const START_MS = 30_000
/** The server may not have accepted a younger connection when it stopped listening. */
const ACCEPTED_MS = 100

export async function terminateUnderLoad(scenario: Scenario): Promise<void> {
  const { load, site } = scenario
  for (let round = 1; round <= ROUNDS; round += 1) {
    scenario.log(`SIGTERM ${round}`)
    const before = load.calls.length
    load.start({ signUps: LANES })
    await sleep(BEFORE_MS)
    const began = performance.now()
    const code = await site.end('SIGTERM')
    const ms = performance.now() - began
    await load.stop()
    const cut = load.calls
      .slice(before)
      .filter(({ status, beganAt }) => status === 0 && beganAt < began - ACCEPTED_MS)
    scenario.check('SIGTERM cuts no request', cut.map(describeCall))
    scenario.check('SIGTERM exits with 0', code === 0 ? [] : [`it ended with ${code}`])
    scenario.checkTime('SIGTERM takes at most 10 s', ms, OVER_MS)
    scenario.recovered(await site.start(), START_MS)
    await scenario.count()
  }
}
