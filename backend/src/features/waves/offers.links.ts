import { DAY_MS } from '../../core/durations'
import { linkPath } from '../../core/link-path'
import { defineLinkPurpose } from '../../links/link-purpose'

/** Leads to an offer. The offer's own state decides; the link only outlives the longest offer. */
export const offerLink = defineLinkPurpose({
  name: 'offer',
  toPath: token => linkPath('offer', token),
  lifetimeMs: 32 * DAY_MS,
})
