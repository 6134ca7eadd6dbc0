import { defineWebhookEvent } from '../../webhooks/webhook-event-type'
import type { Membership } from './membership.entity'

/** The NOTIFY channel of memberships that have ended or were undone. The payload is the person's id. */
export const MEMBERSHIP_ENDED = 'membership_ended'

export const membershipStarted = defineWebhookEvent(
  'membership_started',
  'A person has become a member.',
  ({ id, userId, plan, number }: Membership) => ({ membershipId: id, userId, plan, number }),
)

export const membershipEnded = defineWebhookEvent(
  'membership_ended',
  'A membership has ended, or the team has undone it.',
  ({ id, userId }: Pick<Membership, 'id' | 'userId'>) => ({ membershipId: id, userId }),
  { channel: MEMBERSHIP_ENDED, payloads: ({ userId }) => [userId] },
)
