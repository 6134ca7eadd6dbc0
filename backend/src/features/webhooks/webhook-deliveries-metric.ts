import { SECOND_MS } from '../../core/durations'
import type { Metric } from '../feature'
import { countDeliveriesByState } from './webhook-deliveries.service'

/** Counting reads all stored deliveries, so the count is cached for this long. */
const MAX_AGE_MS = 15 * SECOND_MS

/** Counts the deliveries by state; a count is at most 15 seconds old. */
export function createWebhookDeliveriesMetric(): Metric {
  let latest: { counts: Promise<Record<string, number>>; until: number } | undefined
  return {
    name: 'club_webhook_deliveries',
    help: 'Webhook deliveries of the last 30 days by state. The same on every server.',
    read: () => {
      if (!latest || performance.now() >= latest.until)
        latest = { counts: countDeliveriesByState(), until: performance.now() + MAX_AGE_MS }
      return latest.counts
    },
  }
}
