import { clubDay, nextClubMidnight } from '../../core/club-day'
import { SECOND_MS } from '../../core/durations'
import { queryPrepared } from '../../database/prepared'
import type { WaitlistCounter } from './waitlist-counter.entity'
import type { WaitlistStats } from './waitlist.types'

/** How full the list is at an instant: as asked for at most a second ago, and after the latest change by this server (PERF-6). */
export async function getWaitlistAvailability(now: Date): Promise<WaitlistStats> {
  const { total, day, dayCount, maxTotal, maxDay } = await getWaitlistCounter()
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

/** Also without a notification, which a lost connection may lose. */
const MAX_AGE_MS = SECOND_MS

type Counter = Omit<WaitlistCounter, 'one'>

/** The counter as last asked for, and until when that answers; whoever asks meanwhile waits for the same row. */
let latest: { counter: Promise<Counter>; until: number } | undefined

/** The same for as long as the answer is; undefined when the counter has to be read. */
export const availabilityVersion = (now: Date): string | undefined =>
  latest && performance.now() < latest.until ? `${latest.until} ${clubDay(now)}` : undefined

/** The next who asks gets what is stored by then. */
export function forgetWaitlistCounter(): void {
  latest = undefined
}

function getWaitlistCounter(): Promise<Counter> {
  const now = performance.now()
  if (latest && now < latest.until) return latest.counter
  const reading = { counter: readCounter(), until: now + MAX_AGE_MS }
  latest = reading
  // A failure is nobody's but those who waited for it.
  reading.counter.catch(() => {
    if (latest === reading) forgetWaitlistCounter()
  })
  return reading.counter
}

const READ_COUNTER = {
  name: 'waitlist_counter',
  text: 'SELECT total, day::text, "dayCount", "maxTotal", "maxDay" FROM waitlist_counter',
}

async function readCounter(): Promise<Counter> {
  const [counter] = await queryPrepared<Counter>(READ_COUNTER)
  if (!counter) throw new Error('the waitlist has no counter: it is provisioned at start')
  return counter
}
