import { noPersonalData } from '../../accounts/personal-data'
import { cacheRead } from '../../core/cached-read'
import { SECOND_MS } from '../../core/durations'
import { WEBHOOK_QUEUED } from '../../webhooks/emit'
import { countByState, queueJob } from '../../outbox/outbox'
import { webhookOutbox } from '../../webhooks/webhook-claim'
import { WebhookDelivery, WebhookState } from '../../webhooks/webhook-delivery.entity'
import { webhookDisabledMail } from '../../webhooks/webhook-disabled.mail'
import { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity'
import { WebhookEvent } from '../../webhooks/webhook-event.entity'
import { webhookTest } from '../../webhooks/webhook-test'
import { retentionJob } from '../../jobs/retention-job'
import type { Feature } from '../feature'
import { deliveryActions } from './webhook-deliveries.service'
import { WebhookDeliveriesResolver } from './webhook-deliveries.resolver'
import { endpointActions } from './webhook-endpoints.service'
import { WebhookEndpointsResolver } from './webhook-endpoints.resolver'

/** Events of 30 days; their deliveries are deleted with them (SEC-W8). */
const OLD = `"createdAt" < $1::timestamptz - interval '30 days'`

export const webhooksFeature: Feature = {
  entities: [WebhookEndpoint, WebhookEvent, WebhookDelivery],
  personalData: [
    noPersonalData('webhook_endpoint', 'until the owner deletes it', {
      url: 'the address of another system',
      events: 'names of events',
      secret: 'the sealed secret of the endpoint',
      previousSecret: 'the sealed secret of the endpoint',
    }),
    noPersonalData('webhook_event', '30 days', {
      type: 'the name of an event',
      data: 'ids, without names and addresses',
    }),
    noPersonalData('webhook_delivery', '30 days', {
      answer: 'what the endpoint responded to an event, which has ids only',
      failure: 'why a try failed',
    }),
  ],
  resolvers: [WebhookEndpointsResolver, WebhookDeliveriesResolver],
  mails: [webhookDisabledMail],
  webhookEvents: [webhookTest],
  auditActions: { ...endpointActions, ...deliveryActions },
  channels: [{ name: WEBHOOK_QUEUED }],
  jobs: ({ services }) => [
    queueJob('webhook_queue', webhookOutbox, services.notifications),
    retentionJob({ name: 'webhook_retention', table: 'webhook_event', where: OLD }),
  ],
  metrics: () => [
    {
      name: 'club_webhook_deliveries',
      help: 'Webhook deliveries of the last 30 days by state. The same on every server.',
      read: cacheRead(
        () => countByState(webhookOutbox, Object.values(WebhookState)),
        15 * SECOND_MS,
      ).get,
    },
  ],
}
