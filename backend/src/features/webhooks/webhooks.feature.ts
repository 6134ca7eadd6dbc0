import { noPersonalData } from '../../accounts/personal-data'
import { DAY_MS, SECOND_MS } from '../../core/durations'
import { WEBHOOK_QUEUED } from '../../webhooks/emit'
import { announceDue } from '../../outbox/outbox'
import { webhookOutbox } from '../../webhooks/webhook-claim'
import { WebhookDelivery } from '../../webhooks/webhook-delivery.entity'
import { webhookDisabledMail } from '../../webhooks/webhook-disabled.mail'
import { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity'
import { WebhookEvent } from '../../webhooks/webhook-event.entity'
import { deleteOldWebhooks } from '../../webhooks/webhook-retention'
import { webhookTest } from '../../webhooks/webhook-test'
import type { Feature } from '../feature'
import { deliveryActions } from './webhook-deliveries.service'
import { WebhookDeliveriesResolver } from './webhook-deliveries.resolver'
import { createWebhookDeliveriesMetric } from './webhook-deliveries-metric'
import { endpointActions } from './webhook-endpoints.service'
import { WebhookEndpointsResolver } from './webhook-endpoints.resolver'

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
    {
      name: 'webhook_queue',
      everyMs: 15 * SECOND_MS,
      run: () => announceDue(webhookOutbox, services.notifications),
    },
    { name: 'webhook_retention', everyMs: DAY_MS, run: deleteOldWebhooks },
  ],
  metrics: () => [createWebhookDeliveriesMetric()],
}
