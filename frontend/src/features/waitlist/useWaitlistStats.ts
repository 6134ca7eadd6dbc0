import type { WaitlistStatsQuery } from '../../api/operationTypes'
import { PublicQuery, usePublicQuery } from '../../api/publicQuery'
import { WaitlistStatsText } from './waitlistStats.generated'

/** The figures of the waitlist that visitors see. */
export const waitlistStats = new PublicQuery<WaitlistStatsQuery>(WaitlistStatsText)

/**
 * Returns the current figures: never those of the page before, which could promise a place that is
 * already taken.
 */
export function useWaitlistStats({ pollInterval }: { pollInterval?: number } = {}) {
  const { data, loading } = usePublicQuery(waitlistStats, pollInterval)
  return { stats: data?.waitlistStats, loading }
}
