import { DAY_MS } from '../../core/durations'
import { defineLinkPurpose } from '../../links/link-purpose'

/** Leads to an offer. The offer's own state decides; the link only outlives the longest offer. */
export const offerLink = defineLinkPurpose({
  name: 'offer',
  mode: 'offer',
  lifetimeMs: 32 * DAY_MS,
})
