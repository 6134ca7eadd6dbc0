import { defineWebhookEvent } from '../../webhooks/webhook-event-type'

export const newsletterConfirmed = defineWebhookEvent<{ subscriptionId: string }>(
  'newsletter_confirmed',
  'Somebody has confirmed their newsletter subscription.',
)
