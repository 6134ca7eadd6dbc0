import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { defineAuditActions } from '../../audit/audit-action'
import { AppError, requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { CLAIM_COLUMNS, isClaimed, type ClaimedDelivery } from '../../webhooks/webhook-claim'
import { WebhookDelivery } from '../../webhooks/webhook-delivery.entity'
import { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity'
import { WebhookEvent } from '../../webhooks/webhook-event.entity'
import { writeWebhookResult } from '../../webhooks/webhook-result'
import { webhookTest } from '../../webhooks/webhook-test'
import type { AppServices } from '../../graphql/services'
import type { WebhookDeliveryArgs } from './webhooks.inputs'

export const deliveryActions = defineAuditActions({
  webhook_redeliver: 'Sent an event to a webhook endpoint again.',
  webhook_test: 'Sent a test event to a webhook endpoint.',
})

/** All that the type WebhookEndpoint shows; the secrets are not read. */
const ENDPOINT_COLUMNS = [
  'id',
  'url',
  'events',
  'isActive',
  'failures',
  'rotationEndsAt',
  'disabledAt',
  'createdAt',
] as const

/** Returns a page of the deliveries with their endpoints, latest first. */
export function listWebhookDeliveries({
  endpointId,
  state,
  type,
  ...page
}: WebhookDeliveryArgs): Promise<Connection<WebhookDelivery>> {
  const rows = select(WebhookDelivery, 'delivery')
    .join('endpoint', 'endpoint', ENDPOINT_COLUMNS)
    .join('event', 'event', ['id', 'type', 'data', 'createdAt'])
  if (endpointId) rows.filter(value => `delivery."endpointId" = ${value(endpointId)}`)
  if (state) rows.filter(value => `delivery.state = ${value(state)}`)
  if (type) rows.filter(value => `event.type = ${value(type)}`)
  return paginateForTeam(rows, page)
}

/**
 * Sends a delivery again now, also one that waits for its next try, writes an audit record and
 * returns the result. If it fails and has tries left, the workers go on. Throws NOT_FOUND; CONFLICT
 * while a server is sending it, and if the endpoint is off.
 */
export async function redeliverWebhook(
  services: AppServices,
  actor: User,
  id: string,
): Promise<WebhookDelivery> {
  const claimed = await db.transaction(async em => {
    const found = await getDelivery(id, em)
    requireActive(found.endpoint)
    const delivery = await claim(id, em)
    const action = deliveryActions.webhook_redeliver
    const before = { state: found.state }
    const after = { eventId: found.eventId }
    await services.auditLog.record(actor, { action, subjectId: found.id, before, after }, em)
    return delivery
  })
  return send(services, claimed)
}

/**
 * Sends a test event to an endpoint now, writes an audit record and returns the result. A test is
 * not retried and does not count as a failure. Throws NOT_FOUND; CONFLICT if the endpoint is off.
 */
export async function testWebhook(
  services: AppServices,
  actor: User,
  endpointId: string,
): Promise<WebhookDelivery> {
  const claimed = await db.transaction(async em => {
    const endpoint = requireRow(await em.findOneBy(WebhookEndpoint, { id: endpointId }))
    requireActive(endpoint)
    const event = await em.save(em.create(WebhookEvent, { type: webhookTest.name, data: {} }))
    const row = em.create(WebhookDelivery, { eventId: event.id, endpointId })
    const { id } = await em.save(row)
    const action = deliveryActions.webhook_test
    const after = { eventId: event.id }
    await services.auditLog.record(actor, { action, subjectId: endpointId, after }, em)
    return claim(id, em)
  })
  return send(services, claimed)
}

function requireActive({ isActive }: WebhookEndpoint): void {
  if (!isActive) throw new AppError('CONFLICT', 'This webhook is off. Please switch it on first.')
}

const CLAIM_ONE = `UPDATE webhook_delivery SET ${CLAIM_COLUMNS}
  WHERE id = $1 AND state <> 'sending' RETURNING id`

/** Claims a delivery for this request as a worker would. Throws CONFLICT. */
async function claim(id: string, em: EntityManager): Promise<ClaimedDelivery> {
  const [rows] = await em.query<[unknown[], number]>(CLAIM_ONE, [id])
  const delivery = rows.length > 0 && (await getDelivery(id, em))
  if (!delivery || !isClaimed(delivery))
    throw new AppError('CONFLICT', 'A server is sending this event just now.')
  return delivery
}

async function getDelivery(id: string, em: EntityManager): Promise<WebhookDelivery> {
  const relations = { endpoint: true, event: true }
  return requireRow(await em.findOne(WebhookDelivery, { where: { id }, relations }))
}

async function send(services: AppServices, claimed: ClaimedDelivery): Promise<WebhookDelivery> {
  await writeWebhookResult(services, claimed, await services.webhooks.attempt(claimed))
  return getDelivery(claimed.id, db.manager)
}
