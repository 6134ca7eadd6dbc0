import { DAY_MS, HOUR_MS } from '../../core/durations'
import { linkPath } from '../../core/link-path'
import { defineLinkPurpose } from '../../links/link-purpose'

/** Confirms that the account's owner receives mail at its address. */
export const confirmEmailLink = defineLinkPurpose({
  name: 'confirm_email',
  toPath: token => linkPath('confirm', token),
  lifetimeMs: 7 * DAY_MS,
})

export const resetPasswordLink = defineLinkPurpose({
  name: 'reset_password',
  toPath: token => linkPath('reset', token),
  lifetimeMs: HOUR_MS,
})
