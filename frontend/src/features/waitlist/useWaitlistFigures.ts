import { useWaitlistStatsQuery } from '../../api/generated'

/** How full the list is, as the server last said; nothing while it has not (decision W13). */
export function useWaitlistFigures(refetchEveryMs = 0) {
  const { data } = useWaitlistStatsQuery({ pollInterval: refetchEveryMs })
  return data?.waitlistStats
}
