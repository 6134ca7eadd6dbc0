import { DAY_MS } from '../../core/durations'
import { linkPath } from '../../core/link-path'
import { defineLinkPurpose } from '../../links/link-purpose'

/** How long a person can come back after asking for the deletion of their account. */
export const DELETION_DAYS = 7

/** Keeps an account that is about to be deleted; the deletion ends the link, at the latest. */
export const keepAccountLink = defineLinkPurpose({
  name: 'keep_account',
  toPath: token => linkPath('keep', token),
  lifetimeMs: 30 * DAY_MS,
})
