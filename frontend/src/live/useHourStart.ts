import { useEffect, useEffectEvent, useRef, useState } from 'react'

const STEP_MS = 1_000
/* The server decides by its own clock. */
const CLOCK_SKEW_MS = 1_000
/* Its clock may be further behind, and a computer that wakes up may have no network yet. */
const AGAIN_MS = 60_000

const hourNow = () => new Date(Date.now() - CLOCK_SKEW_MS).setUTCMinutes(0, 0, 0)

/**
 * Returns when the present hour began, in milliseconds. The component renders again when the next one
 * begins. `onBegin` is called then, and once more a minute later. Days, nights and the hours of the courts
 * begin with an hour.
 */
export function useHourStart(onBegin?: () => void): number {
  const [hour, setHour] = useState(hourNow)
  const againAt = useRef(Infinity)
  const check = useEffectEvent(() => {
    const now = hourNow()
    if (now === hour && Date.now() < againAt.current) return
    againAt.current = now === hour ? Infinity : Date.now() + AGAIN_MS
    setHour(now)
    onBegin?.()
  })
  useEffect(() => {
    // One timer for the whole hour would stop while the computer sleeps.
    const timer = setInterval(() => check(), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return hour
}
