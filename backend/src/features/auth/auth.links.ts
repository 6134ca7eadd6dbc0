import { DAY_MS, HOUR_MS } from '../../core/durations'
import { defineLinkPurpose } from '../../links/link-purpose'

/** Confirms that the account's owner receives mail at its address. */
export const confirmEmailLink = defineLinkPurpose({
  name: 'confirm_email',
  mode: 'confirm',
  lifetimeMs: 7 * DAY_MS,
})

export const resetPasswordLink = defineLinkPurpose({
  name: 'reset_password',
  mode: 'reset',
  lifetimeMs: HOUR_MS,
})
