import { defineWebhookEvent } from '../../webhooks/webhook-event-type'

export const newsletterConfirmed = defineWebhookEvent(
  'newsletter_confirmed',
  'Somebody has confirmed their newsletter subscription.',
  (row: { subscriptionId: string }) => row,
)
