import { In } from 'typeorm'
import { MINUTE_MS } from '../core/durations'
import { db } from '../database/data-source'
import type { Notifications } from '../database/notifications'
import { WEBHOOK_QUEUED } from './emit'
import { WEBHOOK_ATTEMPTS_MAX } from './retry-pause'
import { WebhookDelivery } from './webhook-delivery.entity'

/** A delivery with event and endpoint that this server may send until `leaseUntil`. */
export type ClaimedDelivery = WebhookDelivery & { lease: string }

/** How long no other server sends a claimed delivery: well above the longest try. */
const LEASE_MS = MINUTE_MS

/** How many deliveries a server sends to one endpoint at the same time. */
const PER_ENDPOINT = 5

/** Sets the columns of a delivery that is being sent. */
export const CLAIM_COLUMNS = `state = 'sending', lease = gen_random_uuid(), attempts = attempts + 1,
  "startedAt" = statement_timestamp(),
  "leaseUntil" = statement_timestamp() + interval '${String(LEASE_MS)} ms'`

const HAS_RUN_OUT = `state = 'sending' AND "leaseUntil" <= statement_timestamp()`

const FREE_RUN_OUT = `WITH given_up AS (
    SELECT id FROM webhook_delivery WHERE ${HAS_RUN_OUT} FOR UPDATE SKIP LOCKED)
  UPDATE webhook_delivery SET lease = NULL, "leaseUntil" = NULL,
    failure = 'The server stopped while it was sending this.',
    state = CASE WHEN attempts < ${String(WEBHOOK_ATTEMPTS_MAX)} THEN 'queued' ELSE 'failed'
      END::webhook_delivery_state_enum
  FROM given_up WHERE webhook_delivery.id = given_up.id`

const FAIL_SWITCHED_OFF = `WITH hopeless AS (
    SELECT delivery.id FROM webhook_delivery delivery
    JOIN webhook_endpoint endpoint ON endpoint.id = delivery."endpointId"
    WHERE delivery.state = 'queued' AND NOT endpoint."isActive" FOR UPDATE OF delivery SKIP LOCKED)
  UPDATE webhook_delivery SET state = 'failed', failure = 'The endpoint was switched off.'
  FROM hopeless WHERE webhook_delivery.id = hopeless.id`

const IS_DUE = `state = 'queued' AND "dueAt" <= statement_timestamp()`

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

/** Queues deliveries with an expired lease again; sets them to failed after the last try. */
export async function freeRunOutDeliveries(): Promise<void> {
  await db.query(FREE_RUN_OUT)
}

/**
 * Notifies the workers if a delivery has become due or a lease has expired, because no other NOTIFY
 * reports it.
 */
export async function announceDueWebhooks(
  notifications: Pick<Notifications, 'announce'>,
): Promise<void> {
  const [row] = await db.query<{ hasWork: boolean }[]>(
    `SELECT EXISTS (SELECT FROM webhook_delivery WHERE ${IS_DUE})
      OR EXISTS (SELECT FROM webhook_delivery WHERE ${HAS_RUN_OUT}) AS "hasWork"`,
  )
  if (row?.hasWork) await notifications.announce(WEBHOOK_QUEUED, 'due')
}

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
