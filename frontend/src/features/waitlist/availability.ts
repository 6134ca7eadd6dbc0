import type { WaitlistStatsQuery } from '../../api/operationTypes'

type Stats = Pick<
  WaitlistStatsQuery['waitlistStats'],
  'spotsRemaining' | 'total' | 'capacity' | 'resetsAt'
>

export type Availability =
  | { kind: 'open' | 'full' | 'unknown' }
  | { kind: 'tomorrow'; resetsAt: string }

/** Returns whether a person can get a place now, from the server's latest figures. */
export function availability(stats: Stats | undefined): Availability {
  if (!stats) return { kind: 'unknown' }
  if (stats.spotsRemaining > 0) return { kind: 'open' }
  if (stats.total >= stats.capacity) return { kind: 'full' }
  return { kind: 'tomorrow', resetsAt: stats.resetsAt }
}
