import { DAY_MS } from '../../core/durations'
import { linkPath } from '../../core/link-path'
import { defineLinkPurpose } from '../../links/link-purpose'

/** Lets the person at the invited address join the staff. */
export const staffInvitationLink = defineLinkPurpose({
  name: 'staff_invitation',
  toPath: token => linkPath('staff', token),
  lifetimeMs: 7 * DAY_MS,
})
