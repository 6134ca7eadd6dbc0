/** SIGTERM while people sign up: what had been asked is answered, and it is over within ten seconds. */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const ROUNDS = 3
const LANES = 8
const BEFORE_MS = 1_000
const OVER_MS = 10_000
const START_MS = 30_000
/** A connection that is younger may not have been accepted yet when the server ceased to listen. */
const ACCEPTED_MS = 100

/** @param {import('./scenario-run.mjs').Run} run */
export async function terminateUnderLoad(run) {
  const { site, signUps } = run
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`${run.scenario}: SIGTERM ${round}`)
    signUps.start(LANES)
    await sleep(BEFORE_MS)
    const began = performance.now()
    const code = await site.end('SIGTERM')
    const ms = performance.now() - began
    await signUps.stop()
    const cut = signUps.notAcknowledged.filter(
      ({ status, beganAt }) => status === 0 && beganAt < began - ACCEPTED_MS,
    )
    run.check(
      'SIGTERM cuts no request',
      cut.map(({ path, failure }) => `${path}: ${failure}`),
    )
    run.check('SIGTERM ends with 0', code === 0 ? [] : [`it ended with ${code}`])
    const words = `it took ${(ms / 1_000).toFixed(1)} s`
    run.check('SIGTERM takes at most 10 s', ms > OVER_MS ? [words] : [])
    run.recovered(await site.start(), START_MS)
    await run.count()
  }
}
