import { DAY_MS } from '../../core/durations'
import { defineLinkPurpose } from '../../links/link-purpose'

export const newsletterConfirmLink = defineLinkPurpose({
  name: 'newsletter_confirm',
  mode: 'news',
  lifetimeMs: 7 * DAY_MS,
})

/** The way out of the newsletter, which works for ever, used or not (decision M5). */
export const newsletterLeaveLink = defineLinkPurpose({
  name: 'newsletter_leave',
  mode: 'leave',
  lifetimeMs: null,
})
