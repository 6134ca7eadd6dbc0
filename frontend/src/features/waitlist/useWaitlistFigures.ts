import { useEffect, useSyncExternalStore } from 'react'
import { type WaitlistStatsQuery, WaitlistStatsDocument } from '../../api/documentStrings'
import { fetchQuery } from '../../api/fetchQuery'

type Figures = WaitlistStatsQuery['waitlistStats']

const listeners = new Set<() => void>()
let figures: Figures | undefined
let latestRequest: Promise<WaitlistStatsQuery> | undefined

/**
 * How full the list is, as the server last said; nothing while it has not (decision W13), and nothing in the first
 * drawing over the page's HTML. Asked for when a page begins to show it, and again every so many milliseconds, if any
 * are given; not in a tab that nobody sees, but at once when it is seen again (decision PERF-10).
 */
export function useWaitlistFigures(refetchEveryMs = 0): Figures | undefined {
  useEffect(() => {
    if (refetchEveryMs === 0) return undefined
    const refetch = () => {
      if (!document.hidden) void fetchFigures()
    }
    const timer = setInterval(refetch, refetchEveryMs)
    document.addEventListener('visibilitychange', refetch)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refetch)
    }
  }, [refetchEveryMs])
  return useSyncExternalStore(subscribe, currentFigures, prerenderedFigures)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) void fetchFigures()
  return () => {
    listeners.delete(listener)
    // By the time they are shown again, somebody has joined: perhaps this person.
    if (listeners.size === 0) figures = latestRequest = undefined
  }
}

const currentFigures = () => figures
const prerenderedFigures = () => undefined

/** The figures there are stay when it fails. */
async function fetchFigures(): Promise<void> {
  const request = fetchQuery(WaitlistStatsDocument)
  latestRequest = request
  const { waitlistStats } = await request.catch(() => ({ waitlistStats: figures }))
  if (request !== latestRequest) return
  figures = waitlistStats
  listeners.forEach(listener => listener())
}
