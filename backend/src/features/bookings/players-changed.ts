import { SECOND_MS } from '../../core/durations'
import { liveQuery } from '../../graphql/live-query'
import { LAUNCH_CHANGED } from '../launch/launch.service'
import { MEMBERSHIP_ENDED } from '../memberships/memberships.events'
import { requireBookingMember } from './booking-members.service'

/**
 * Triggers of the database notify on it. The payload is the id of a member whose bookings, invitations,
 * hidden members, charges or dues changed, or EVERYBODY if open spots changed, which every member may take.
 */
export const PLAYERS_CHANGED = 'players_changed'
export const EVERYBODY = 'everybody'

/**
 * Subscribes a member to changes of the players of their bookings, of their invitations, of their charges and
 * dues and of open spots.
 */
export const subscribeToPlayers = liveQuery<{ changed: string }>({
  channel: PLAYERS_CHANGED,
  matches: (payload, _args, user) => payload === EVERYBODY || payload === user.id,
  find: changed => Promise.resolve({ changed }),
  everyMs: SECOND_MS,
  right: { channels: [MEMBERSHIP_ENDED, LAUNCH_CHANGED], require: requireBookingMember },
})
