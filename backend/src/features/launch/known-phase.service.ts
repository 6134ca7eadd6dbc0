import { setTimeout as sleep } from 'node:timers/promises'
import { Launch, LaunchPhase } from './launch.entity'
import { getLaunch } from './launch.service'

export const PHASE_NAMES: readonly string[] = Object.values(LaunchPhase)

/** Pages are served, and mails rendered, after this time at most. */
const MAX_WAIT_MS = 250

let known: LaunchPhase = LaunchPhase.waitlist
let latest: { launch: Promise<Launch>; phase: Promise<LaunchPhase> } | undefined

/**
 * Returns the phase for what is shown now: at most a second old, or the last known one while the
 * database does not respond. Never rejects.
 */
export function getKnownPhase(): Promise<LaunchPhase> {
  const launch = getLaunch()
  if (latest?.launch !== launch) latest = { launch, phase: waitForPhase(launch) }
  return latest.phase
}

async function waitForPhase(launch: Promise<Launch>): Promise<LaunchPhase> {
  const waiting = new AbortController()
  const phase = launch.then(
    read => {
      known = read.phase
    },
    () => undefined,
  )
  const limit = sleep(MAX_WAIT_MS, undefined, { ref: false, signal: waiting.signal })
  await Promise.race([phase, limit.catch(() => undefined)])
  waiting.abort()
  return known
}
