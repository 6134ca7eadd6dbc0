import { randomUUID } from 'node:crypto'
import { db } from '../src/database/data-source'
import { listenToNotifications } from '../src/database/notifications'
import { contactCreated } from '../src/features/contact/contact.events'
import { webhooksFeature } from '../src/features/webhooks/webhooks.feature'
import { emit } from '../src/webhooks/emit'
import { announceDue } from '../src/outbox/outbox'
import type { OutboxWorker } from '../src/outbox/outbox-worker'
import { webhookOutbox } from '../src/webhooks/webhook-claim'
import { WebhookDelivery } from '../src/webhooks/webhook-delivery.entity'
import { WebhookEndpoint } from '../src/webhooks/webhook-endpoint.entity'
import { startWebhookWorker } from '../src/webhooks/webhook-worker'
import { startDatabase } from './database-alone'
import { repeat } from './mail-worker'
import { services } from './services'
import { until } from './startup/processes'
import { startReceiver, type Receiver } from './webhook-receiver'

/** Inserts an endpoint with a secret that the test services can read. */
export async function createEndpoint(values: Partial<WebhookEndpoint> = {}) {
  const id = randomUUID()
  const { secret, sealed } = services.webhooks.secrets.create(id)
  const row = { id, url: 'https://example.com/', events: [contactCreated.name], ...values }
  const rows = db.getRepository(WebhookEndpoint)
  const endpoint = await rows.save(rows.create({ ...row, secret: sealed }))
  return { endpoint, secret }
}

/** Stores events of the kind `contact_created`; returns their contact ids. */
export async function queueEvents(count = 1): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const rows = ids.map(id => ({ id }))
  await db.transaction(em => emit(contactCreated, rows, em))
  return ids
}

export const listDeliveries = () =>
  db.getRepository(WebhookDelivery).find({ relations: { event: true, endpoint: true } })

/** Values for the mutations of endpoints. */
export const webhookSamples = {
  url: () => `https://${randomUUID()}.example/`,
  events: () => ['wave_sent'],
}

/** Creates an endpoint that nothing can be sent to, and a delivery; returns the id for each mutation. */
export async function createWebhookRows(): Promise<Record<string, string>> {
  const { endpoint } = await createEndpoint({ url: 'https://127.0.0.1/' })
  await queueEvents()
  const [delivery] = await listDeliveries()
  return {
    updateWebhookEndpoint: endpoint.id,
    deleteWebhookEndpoint: endpoint.id,
    rotateWebhookSecret: endpoint.id,
    testWebhook: endpoint.id,
    redeliverWebhook: delivery?.id ?? '',
  }
}

/** Returns the only delivery once the condition holds. */
export const untilDelivery = (isSo: (delivery: WebhookDelivery) => boolean) =>
  until('the delivery', async () => {
    const [delivery] = await listDeliveries()
    return delivery && isSo(delivery) && delivery
  })

type Options = Parameters<typeof startWebhookWorker>[0]

/**
 * Prepares a database for webhooks alone, and ends everything that a spec starts on it after each
 * test. Call once at the top of a spec.
 */
export function setUpWebhooks() {
  const ends: (() => Promise<void>)[] = []

  startDatabase()
  beforeEach(async () => {
    await db.query('DELETE FROM webhook_event; DELETE FROM webhook_endpoint; DELETE FROM mail')
  })
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })

  return {
    receiver: async (...args: Parameters<typeof startReceiver>): Promise<Receiver> => {
      const receiver = await startReceiver(...args)
      ends.push(receiver.close)
      return receiver
    },
    /** Starts the worker of another server. */
    worker: async ({
      timing,
      isNotifiedOfDue = true,
      ...options
    }: Partial<Options> & { isNotifiedOfDue?: boolean } = {}): Promise<OutboxWorker> => {
      const notifications = await listenToNotifications(webhooksFeature.channels ?? [])
      const worker = startWebhookWorker({
        webhooks: services.webhooks,
        mailer: services.mailer,
        now: services.now,
        notifications,
        timing: { rewriteMs: 10, graceMs: 0, ...timing },
        ...options,
      })
      ends.push(notifications.close, worker.stop)
      if (isNotifiedOfDue) ends.push(repeat(() => announceDue(webhookOutbox, notifications)))
      return worker
    },
  }
}
