import { SpotsFigure } from './SpotsFigure'
import { useWaitlistStats } from './useWaitlistStats'

const REFETCH_EVERY_MS = 30_000

/**
 * Shows the live figure. Only this component polls (SPEC-14); the other parts of the page use its
 * data.
 */
export function SpotsLeft() {
  const { stats } = useWaitlistStats({ pollInterval: REFETCH_EVERY_MS })
  return <SpotsFigure figures={stats} />
}
