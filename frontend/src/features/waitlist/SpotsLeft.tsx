import { SpotsFigure } from './SpotsFigure'
import { useWaitlistFigures } from './useWaitlistFigures'

const REFETCH_EVERY_MS = 30_000

/** The live figure. It alone asks again; what stands elsewhere on the page follows it. */
export function SpotsLeft() {
  return <SpotsFigure figures={useWaitlistFigures(REFETCH_EVERY_MS)} />
}
