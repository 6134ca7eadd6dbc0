import { useEffect, useState } from 'react'
import type { LaunchPhase } from '../../../api/operationTypes'
import { useClubClockQuery } from './clubClock.generated'

const STEP_MS = 30_000

/** The server's time, as it was read, and the launch phase; missing if they could not be loaded. */
export interface ClubClock {
  time: string | undefined
  phase: LaunchPhase | undefined
}

/** Returns the club's time and launch phase; undefined until they have loaded. */
export function useClubClock(): ClubClock | undefined {
  const { data, error } = useClubClockQuery({ fetchPolicy: 'network-only' })
  return data || error
    ? { time: data?.clubTime ?? undefined, phase: data?.launch.phase }
    : undefined
}

/** Returns the server's time, or the computer's if that is not known. */
export const momentOf = ({ time }: Pick<ClubClock, 'time'>) => (time ? new Date(time) : new Date())

/**
 * Returns the time, which changes every half minute. It starts at the time of the clock, because the
 * computer's may be wrong.
 */
export function useNow(clock: Pick<ClubClock, 'time'>): Date {
  const [aheadMs] = useState(() => momentOf(clock).getTime() - Date.now())
  const [tick, setTick] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setTick(Date.now()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(tick + aheadMs)
}
