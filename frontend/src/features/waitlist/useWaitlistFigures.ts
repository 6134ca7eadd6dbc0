import { useWaitlistStatsQuery } from '../../api/generated'
import { useBrowserValue } from '../../hydration/useBrowserValue'

/**
 * How full the list is, as the server last said; nothing while it has not (decision W13), and nothing in
 * the first drawing over the page's HTML: another part of the page may have asked already.
 */
export function useWaitlistFigures(refetchEveryMs = 0) {
  const { data } = useWaitlistStatsQuery({ pollInterval: refetchEveryMs })
  const isHydrated = useBrowserValue(() => true, false)
  return isHydrated ? data?.waitlistStats : undefined
}
