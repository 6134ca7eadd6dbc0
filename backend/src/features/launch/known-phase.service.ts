import { keepLastKnown } from '../../core/last-known'
import { type Launch, LaunchPhase } from './launch.entity'
import { getLaunch } from './launch.service'

export const PHASE_NAMES: readonly string[] = Object.values(LaunchPhase)

const first: Pick<Launch, 'phase'> = { phase: LaunchPhase.waitlist }
const knownLaunch = keepLastKnown<Pick<Launch, 'phase'>>(getLaunch, first)

/**
 * Returns the phase for what is shown now: at most a second old, or the last known one while the
 * database does not respond. Never rejects.
 */
export const getKnownPhase = async (): Promise<LaunchPhase> => (await knownLaunch()).phase
