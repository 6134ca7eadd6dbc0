import { useEffect } from 'react'
import { useWaitlistStatsQuery } from '../../api/generated'
import { useBrowserValue } from '../../hydration/useBrowserValue'

/**
 * How full the list is, as the server last said; nothing while it has not (decision W13), and nothing in
 * the first drawing over the page's HTML: another part of the page may have asked already. Asked for again
 * every so many milliseconds, if any are given; not in a tab that nobody sees, but at once when it is seen again.
 */
export function useWaitlistFigures(refetchEveryMs = 0) {
  const { data, refetch } = useWaitlistStatsQuery({
    pollInterval: refetchEveryMs,
    skipPollAttempt: () => document.hidden,
  })
  useEffect(() => {
    if (refetchEveryMs === 0) return undefined
    const onVisibilityChange = () => {
      // The figures there are stay when it fails, as they do with every other time.
      if (!document.hidden) refetch().catch(() => {})
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [refetch, refetchEveryMs])
  const isHydrated = useBrowserValue(() => true, false)
  return isHydrated ? data?.waitlistStats : undefined
}
