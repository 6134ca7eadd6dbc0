import { defineWebhookEvent } from './webhook-event-type'

/** Sent only to one endpoint, when the team asks for it. */
export const webhookTest = {
  ...defineWebhookEvent(
    'webhook_test',
    'A test that the team sends to one endpoint; no endpoint can choose it.',
  ),
  isReadOnly: true,
}
