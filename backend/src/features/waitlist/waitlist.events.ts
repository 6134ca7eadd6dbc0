import { defineWebhookEvent } from '../../webhooks/webhook-event-type'

export const waitlistJoined = defineWebhookEvent<{
  entryId: string
  userId: string
  position: number
}>('waitlist_joined', 'A person has joined the waitlist, possibly again.')

export const waitlistStatusChanged = defineWebhookEvent<{
  entryId: string
  userId: string
  from: string
  to: string
}>('waitlist_status_changed', 'An entry of the waitlist has another status.')
