import { DAY_MS } from '../../core/durations'
import { linkPath } from '../../core/link-path'
import { defineLinkPurpose } from '../../links/link-purpose'

export const newsletterConfirmLink = defineLinkPurpose({
  name: 'newsletter_confirm',
  toPath: token => linkPath('news', token),
  lifetimeMs: 7 * DAY_MS,
})

/** Unsubscribes from the newsletter. Works forever, even after it was used (MAIL-5). */
export const newsletterLeaveLink = defineLinkPurpose({
  name: 'newsletter_leave',
  toPath: token => linkPath('leave', token),
  lifetimeMs: null,
})
