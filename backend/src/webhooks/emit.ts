import type { EntityManager } from 'typeorm'
import { notify } from '../database/notifications'
import { requireDeclared, type WebhookEventType } from './webhook-event-type'

/** The NOTIFY channel for deliveries that are due. */
export const WEBHOOK_QUEUED = 'webhook_queued'

/**
 * Returns the parts of a WITH clause that store an event for each row of `source` (SQL with a
 * column `data`, jsonb) and a delivery for each active endpoint that receives this kind. Without
 * such an endpoint nothing is stored. PostgreSQL sends the notification when the transaction
 * commits. Throws for an event that no feature lists.
 *
 * The endpoints are locked, so that a concurrent deletion makes no foreign key fail.
 */
export function webhookEventsSql(type: WebhookEventType, source: string): string {
  requireDeclared(type)
  return `webhook_receiver AS (
    SELECT id FROM webhook_endpoint WHERE "isActive" AND '${type.name}' = ANY (events) FOR KEY SHARE
  ), stored_event AS (
    INSERT INTO webhook_event (type, data) SELECT '${type.name}', source.data FROM (${source}) source
    WHERE EXISTS (SELECT FROM webhook_receiver) RETURNING id
  ), stored_delivery AS (
    INSERT INTO webhook_delivery ("eventId", "endpointId")
    SELECT stored_event.id, webhook_receiver.id FROM stored_event, webhook_receiver
    RETURNING pg_notify('${WEBHOOK_QUEUED}', 'due')
  )`
}

/**
 * Stores an event for each row in the transaction of their cause, with a delivery for each active
 * endpoint that receives this kind, and notifies live queries. Throws for an event that no feature
 * lists.
 */
export async function emit<Row>(
  event: WebhookEventType<Row>,
  rows: readonly Row[],
  em: EntityManager,
): Promise<void> {
  const parts = webhookEventsSql(event, 'SELECT data FROM jsonb_array_elements($1::jsonb) data')
  if (rows.length === 0) return
  const { data, notification } = event
  if (notification) {
    const payloads = new Set(rows.flatMap(notification.payloads))
    await notify(notification.channel, [...payloads], em)
  }
  await em.query(`WITH ${parts} SELECT`, [JSON.stringify(rows.map(data))])
}
