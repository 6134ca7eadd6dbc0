import { clubDay, nextClubMidnight } from '../../core/club-day'
import { SECOND_MS } from '../../core/durations'
import { queryPrepared } from '../../database/prepared'
import type { WaitlistCounter } from './waitlist-counter.entity'
import type { WaitlistStats } from './waitlist.types'

/**
 * Returns how full the waitlist is at `now`: at most one second old, and never older than this
 * server's latest change (PERF-6).
 */
export async function getWaitlistAvailability(now: Date): Promise<WaitlistStats> {
  const { total: given, left, day, dayCount, maxTotal, maxDay } = await getWaitlistCounter()
  const total = given - left
  const dailySignups = day >= clubDay(now) ? dayCount : 0
  return {
    dailySignups,
    spotsRemaining: Math.max(0, Math.min(maxDay - dailySignups, maxTotal - total)),
    total,
    capacity: maxTotal,
    dailyCap: maxDay,
    isOpen: total < maxTotal,
    resetsAt: nextClubMidnight(now),
  }
}

/** The maximum age, in case a notification is lost with a connection. */
const MAX_AGE_MS = SECOND_MS

type Counter = Omit<WaitlistCounter, 'one'>

/** The latest reading of the counter and its expiry; concurrent callers share it. */
let latest: { counter: Promise<Counter>; until: number } | undefined

/** Identifies the current reading and club day; undefined if the counter must be read again. */
export const availabilityVersion = (now: Date): string | undefined =>
  latest && performance.now() < latest.until ? `${latest.until} ${clubDay(now)}` : undefined

/** Makes the next caller read the counter again. */
export function forgetWaitlistCounter(): void {
  latest = undefined
}

function getWaitlistCounter(): Promise<Counter> {
  const now = performance.now()
  if (latest && now < latest.until) return latest.counter
  const reading = { counter: readCounter(), until: now + MAX_AGE_MS }
  latest = reading
  // A failed reading is not cached: only its own callers see the failure.
  reading.counter.catch(() => {
    if (latest === reading) forgetWaitlistCounter()
  })
  return reading.counter
}

const READ_COUNTER = {
  name: 'waitlist_counter',
  text: 'SELECT total, "left", day::text, "dayCount", "maxTotal", "maxDay" FROM waitlist_counter',
}

async function readCounter(): Promise<Counter> {
  const [counter] = await queryPrepared<Counter>(READ_COUNTER)
  if (!counter) throw new Error('the waitlist has no counter row; a start provisions it')
  return counter
}
