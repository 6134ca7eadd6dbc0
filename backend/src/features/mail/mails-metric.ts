import { SECOND_MS } from '../../core/durations'
import type { Metric } from '../feature'
import { countMailsByState } from './mails.service'

/** Counting reads all stored mails, so the count is cached for this long. */
const MAX_AGE_MS = 15 * SECOND_MS

/** Counts the mails by state; a count is at most 15 seconds old. */
export function createMailsMetric(): Metric {
  let latest: { counts: Promise<Record<string, number>>; until: number } | undefined
  return {
    name: 'club_mails',
    help: 'Mails by state. The same on every server.',
    read: () => {
      if (!latest || performance.now() >= latest.until)
        latest = { counts: countMailsByState(), until: performance.now() + MAX_AGE_MS }
      return latest.counts
    },
  }
}
