import { SECOND_MS } from '../../core/durations'
import type { Metric } from '../feature'
import { countMailsByState } from './mails.service'

/** Counting reads every mail that is kept: not more often than this. */
const MAX_AGE_MS = 15 * SECOND_MS

/** How many mails there are in each state, counted at most 15 seconds ago. */
export function createMailsMetric(): Metric {
  let latest: { counts: Promise<Record<string, number>>; until: number } | undefined
  return {
    name: 'club_mails',
    help: 'Mails by how far they have come. The same on every server.',
    read: () => {
      if (!latest || performance.now() >= latest.until)
        latest = { counts: countMailsByState(), until: performance.now() + MAX_AGE_MS }
      return latest.counts
    },
  }
}
