import { In } from 'typeorm'
import { HOUR_MS, MINUTE_MS } from '../core/durations'
import { db } from '../database/data-source'
import { claimColumns, IS_DUE, type Claimed, type Outbox } from '../outbox/outbox'
import { WEBHOOK_QUEUED } from './emit'
import { WebhookDelivery } from './webhook-delivery.entity'

/** A delivery with event and endpoint that this server may send until `leaseUntil`. */
export type ClaimedDelivery = Claimed<WebhookDelivery>

export const webhookOutbox: Outbox = {
  table: 'webhook_delivery',
  channel: WEBHOOK_QUEUED,
  leaseMs: MINUTE_MS,
  // From 1 minute to 6 hours, in about two and a half days.
  pausesMs: Array.from({ length: 15 }, (_, tries) => Math.min(MINUTE_MS * 3 ** tries, 6 * HOUR_MS)),
}

/** How many deliveries a server sends to one endpoint at the same time. */
const PER_ENDPOINT = 5

/** Sets the columns of a delivery that is being sent. */
export const CLAIM_COLUMNS = claimColumns(webhookOutbox)

/** The failure of a try stays, next to its status and answer. */
const FAIL_SWITCHED_OFF = `WITH hopeless AS (
    SELECT delivery.id FROM webhook_delivery delivery
    JOIN webhook_endpoint endpoint ON endpoint.id = delivery."endpointId"
    WHERE delivery.state = 'queued' AND NOT endpoint."isActive" FOR UPDATE OF delivery SKIP LOCKED)
  UPDATE webhook_delivery SET state = 'failed',
    failure = coalesce(failure, 'The endpoint was switched off.')
  FROM hopeless WHERE webhook_delivery.id = hopeless.id`

/** An endpoint that does not respond delays no other one. */
const CLAIM = `WITH due AS (
    SELECT ready.id FROM webhook_endpoint endpoint CROSS JOIN LATERAL (
      SELECT id FROM webhook_delivery WHERE "endpointId" = endpoint.id AND ${IS_DUE}
      ORDER BY "dueAt" LIMIT greatest(0, ${String(PER_ENDPOINT)} - (
        SELECT count(*) FROM webhook_delivery busy
        WHERE busy."endpointId" = endpoint.id AND busy.state = 'sending'))
      FOR UPDATE SKIP LOCKED) ready
    WHERE endpoint."isActive")
  UPDATE webhook_delivery SET ${CLAIM_COLUMNS} FROM due
  WHERE webhook_delivery.id = due.id RETURNING webhook_delivery.id`

/**
 * Claims due deliveries, the longest due first for each endpoint, and commits. Sets deliveries to
 * endpoints that were switched off to failed.
 */
export function claimDeliveries(): Promise<ClaimedDelivery[]> {
  return db.transaction(async em => {
    await em.query(FAIL_SWITCHED_OFF)
    // TypeORM returns the rows of an UPDATE and their number.
    const [rows] = await em.query<[{ id: string }[], number]>(CLAIM)
    const claimed = await em.find(WebhookDelivery, {
      where: { id: In(rows.map(({ id }) => id)) },
      relations: { event: true, endpoint: true },
    })
    return claimed.filter(isClaimed)
  })
}

/** Whether this transaction or its caller has claimed the delivery. */
export const isClaimed = (delivery: WebhookDelivery): delivery is ClaimedDelivery =>
  delivery.lease !== null
