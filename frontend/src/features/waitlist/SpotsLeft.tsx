import { club } from '@shared/club'
import { useWaitlistStatsQuery } from '../../api/generated'
import { SpotsFigure } from './SpotsFigure'

const REFETCH_EVERY_MS = 30_000

/** The live figure; the day's whole number until the server has spoken, or if it cannot (decision W13). */
export function SpotsLeft() {
  const { data } = useWaitlistStatsQuery({ pollInterval: REFETCH_EVERY_MS })
  return <SpotsFigure spots={data?.waitlistStats.spotsRemaining ?? club.waitlistDailyCap} />
}
