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
