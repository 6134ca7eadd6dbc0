import { DAY_MS } from '../../core/durations'
import { defineLinkPurpose } from '../../links/link-purpose'

export const newsletterConfirmLink = defineLinkPurpose({
  name: 'newsletter_confirm',
  mode: 'news',
  lifetimeMs: 7 * DAY_MS,
})

/** Unsubscribes from the newsletter. Works forever, even after it was used (MAIL-5). */
export const newsletterLeaveLink = defineLinkPurpose({
  name: 'newsletter_leave',
  mode: 'leave',
  lifetimeMs: null,
})
