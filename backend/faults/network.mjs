/** The way to the database is cut, hangs, or is slow, while people sign up. */
import { setTimeout as sleep } from 'node:timers/promises'

const LANES = 4
const BEFORE_MS = 1_000
const BACK_MS = 10_000
const DELAYED_CALL_MS = 5_000
/** A statement waits so long for its answer, in seconds: what is over sooner, nobody need notice. */
const NOTICED_AFTER = { cut: 1, hang: 7, delay: Infinity }

/** @typedef {import('./scenario-run.mjs').Run} Run */

/** @type {['cut' | 'hang' | 'delay', seconds: number][]} */
const FAULTS = [
  ['cut', 4],
  ['hang', 10],
  ['delay', 10],
  ['cut', 1],
  ['hang', 3],
]

/**
 * @param {Run} run
 * @param {import('./database-proxy.mjs').DatabaseProxy} proxy
 */
export async function disturbNetwork(run, proxy) {
  const { signUps, site } = run
  for (const [mode, seconds] of FAULTS) {
    console.log(`${run.scenario}: ${mode} for ${seconds} s`)
    signUps.start(LANES)
    await sleep(BEFORE_MS)
    const { slowestMs } = signUps
    signUps.slowestMs = 0
    const before = signUps.notAcknowledged.length
    proxy.setMode(mode)
    await sleep(seconds * 1_000)
    const refused = signUps.notAcknowledged.slice(before).filter(({ status }) => status !== 409)
    if (mode === 'delay') checkDelayed(run, refused)
    else if (seconds > NOTICED_AFTER[mode])
      run.check('the fault is felt', refused.length === 0 ? [`not ${mode} of ${seconds} s`] : [])
    signUps.slowestMs = Math.max(slowestMs, signUps.slowestMs)
    proxy.setMode('pass')
    run.recovered(await site.recover(), BACK_MS)
    await run.count()
  }
}

/**
 * Slow answers are right ones: only a full list refuses.
 * @param {Run} run
 * @param {import('./sign-ups.mjs').Call[]} refused
 */
function checkDelayed(run, refused) {
  const words = refused.map(({ path, status }) => `${path} answered ${status}`)
  run.check('a slow database refuses nobody', words)
  const { slowestMs } = run.signUps
  const slow = `the slowest took ${(slowestMs / 1_000).toFixed(1)} s`
  const isSlow = slowestMs > DELAYED_CALL_MS
  run.check('with a slow database every call ends within 5 s', isSlow ? [slow] : [])
}
