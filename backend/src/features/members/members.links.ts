import { DAY_MS } from '../../core/durations'
import { linkPath } from '../../core/link-path'
import { defineLinkPurpose } from '../../links/link-purpose'

/** Gives the account its former address back, to which it was mailed (ACCOUNT-42). */
export const undoEmailChangeLink = defineLinkPurpose({
  name: 'undo_email_change',
  toPath: token => linkPath('undo', token),
  lifetimeMs: 3 * DAY_MS,
})
