import { defineWebhookEvent } from '../../webhooks/webhook-event-type'

export const membershipStarted = defineWebhookEvent<{
  membershipId: string
  userId: string
  plan: string
  number: number
}>('membership_started', 'A person has become a member.')

export const membershipEnded = defineWebhookEvent<{ membershipId: string; userId: string }>(
  'membership_ended',
  'A membership has ended, or the team has undone it.',
)
