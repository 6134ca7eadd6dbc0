import { cacheRead } from '../../core/cached-read'
import { clubDay, nextClubMidnight } from '../../core/club-day'
import { SECOND_MS } from '../../core/durations'
import { queryPrepared } from '../../database/prepared'
import type { WaitlistCounter } from './waitlist-counter.entity'
import type { WaitlistStats } from './waitlist.types'

/**
 * Returns how full the waitlist is at `now`: at most one second old, and never older than this
 * server's latest change (PERF-6). The number of places left follows WAITLIST-1.
 */
export async function getWaitlistAvailability(now: Date): Promise<WaitlistStats> {
  const { total: given, left, day, dayCount, maxTotal, maxDay } = await counter.get()
  const total = given - left
  const today = clubDay(now)
  const dailySignups = day >= today ? dayCount : 0
  return {
    dailySignups,
    spotsRemaining: Math.max(0, Math.min(maxDay - dailySignups, maxTotal - total)),
    total,
    capacity: maxTotal,
    dailyCap: maxDay,
    isOpen: total < maxTotal,
    // After the clock has gone back, the newer day counts (WAITLIST-2). Its noon in UTC is on it in New York, too.
    resetsAt: nextClubMidnight(day > today ? new Date(`${day}T12:00Z`) : now),
  }
}

/** The maximum age, in case a notification is lost with a connection. */
const MAX_AGE_MS = SECOND_MS

type Counter = Omit<WaitlistCounter, 'one'>

const READ_COUNTER = {
  name: 'waitlist_counter',
  text: 'SELECT total, "left", day::text, "dayCount", "maxTotal", "maxDay" FROM waitlist_counter',
}

const counter = cacheRead(readCounter, MAX_AGE_MS)

/** Makes the next caller read the counter again. */
export const forgetWaitlistCounter = (): void => counter.forget()

/** Identifies the cached counter and the club day; undefined if the counter must be read again. */
export function availabilityVersion(now: Date): string | undefined {
  const expiry = counter.expiry()
  return expiry === undefined ? undefined : `${expiry} ${clubDay(now)}`
}

async function readCounter(): Promise<Counter> {
  const [row] = await queryPrepared<Counter>(READ_COUNTER)
  if (!row) throw new Error('the waitlist has no counter row; a start provisions it')
  return row
}
