import { defineWebhookEvent } from '../../webhooks/webhook-event-type'

export const contactCreated = defineWebhookEvent<{ contactId: string }>(
  'contact_created',
  'Somebody has sent a contact message.',
)
