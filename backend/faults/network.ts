/** The connection to the database is cut, hangs, or is slow, while people sign up. */
import { setTimeout as sleep } from 'node:timers/promises'
import { describeCall, type Call } from '../../scripts/harness/load'
import type { DatabaseProxy } from './database-proxy'
import type { Scenario } from './scenario'

const LANES = 4
const BEFORE_MS = 1_000
const BACK_MS = 10_000
const DELAYED_CALL_MS = 5_000
/** How many seconds a statement waits for its response; a shorter fault may have no effect. */
const NOTICED_AFTER = { cut: 1, hang: 7, delay: Infinity }

const FAULTS: [mode: keyof typeof NOTICED_AFTER, seconds: number][] = [
  ['cut', 4],
  ['hang', 10],
  ['delay', 10],
  ['cut', 1],
  ['hang', 3],
]

export async function disturbNetwork(scenario: Scenario, proxy: DatabaseProxy): Promise<void> {
  const { load, site } = scenario
  for (const [mode, seconds] of FAULTS) {
    scenario.log(`${mode} for ${seconds} s`)
    load.start({ signUps: LANES })
    await sleep(BEFORE_MS)
    const before = load.calls.length
    proxy.setMode(mode)
    await sleep(seconds * 1_000)
    const calls = load.calls.slice(before)
    // A full list refuses requests too.
    const refused = calls.filter(({ status }) => (status >= 300 || status === 0) && status !== 409)
    if (mode === 'delay') checkDelayed(scenario, calls, refused)
    else if (seconds > NOTICED_AFTER[mode])
      scenario.check(
        'the fault has an effect',
        refused.length === 0 ? [`not ${mode} of ${seconds} s`] : [],
      )
    proxy.setMode('pass')
    scenario.recovered(await site.untilReady(), BACK_MS)
    await scenario.count()
  }
}

/** Slow responses must be correct. */
function checkDelayed(scenario: Scenario, calls: Call[], refused: Call[]): void {
  scenario.check('a slow database causes no refusal', refused.map(describeCall))
  const slowest = Math.max(...calls.map(({ ms }) => ms))
  scenario.checkTime(
    'with a slow database every call ends within 5 s (SEC-R6)',
    slowest,
    DELAYED_CALL_MS,
  )
}
