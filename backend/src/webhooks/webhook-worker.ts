import type { Notifications } from '../database/notifications'
import type { Mailer } from '../mail/mailer'
import { startOutboxWorker, type OutboxTiming, type OutboxWorker } from '../outbox/outbox-worker'
import { claimDeliveries, webhookOutbox } from './webhook-claim'
import { writeWebhookResult } from './webhook-result'
import type { Webhooks } from './webhooks'

interface Options {
  webhooks: Pick<Webhooks, 'attempt' | 'secrets'>
  mailer: Pick<Mailer, 'queue'>
  now: () => Date
  notifications: Pick<Notifications, 'listen'>
  timing?: OutboxTiming
}

/** Starts the worker, which sends queued deliveries when it is notified. */
export function startWebhookWorker({ webhooks, mailer, now, ...options }: Options): OutboxWorker {
  let isResealed = false
  return startOutboxWorker({
    outbox: webhookOutbox,
    name: 'webhook',
    claim: async () => {
      if (!isResealed) await webhooks.secrets.reseal()
      isResealed = true
      return claimDeliveries()
    },
    send: webhooks.attempt,
    write: (delivery, result) => writeWebhookResult({ mailer, now }, delivery, result),
    isConcurrent: true,
    ...options,
  })
}
