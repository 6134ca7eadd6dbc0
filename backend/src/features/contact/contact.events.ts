import { defineWebhookEvent } from '../../webhooks/webhook-event-type'

/** The NOTIFY channel of new and changed messages; the payload is a message's id. */
export const CONTACT_CHANGED = 'contact_changed'

export const contactCreated = defineWebhookEvent(
  'contact_created',
  'Somebody has sent a contact message.',
  ({ id }: { id: string }) => ({ contactId: id }),
  { channel: CONTACT_CHANGED, payloads: ({ id }) => [id] },
)
