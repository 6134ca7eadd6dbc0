import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { defineAuditActions } from '../../audit/audit-action'
import { DAY_MS } from '../../core/durations'
import { AppError, fieldError, requireRow } from '../../core/errors'
import { UNKNOWN_NAME } from '../../core/open-enum'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import { webhookUrl } from '../../shared/webhook-rules'
import { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity'
import { NO_FAILURES } from '../../webhooks/webhook-result'
import { webhookTest } from '../../webhooks/webhook-test'
import type { Webhooks } from '../../webhooks/webhooks'
import type { AppServices, Services } from '../../graphql/services'
import type { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from './webhooks.inputs'
import type { WebhookEndpointSecret } from './webhooks.types'

export const endpointActions = defineAuditActions({
  webhook_create: 'Created a webhook endpoint.',
  webhook_update: 'Changed a webhook endpoint.',
  webhook_delete: 'Deleted a webhook endpoint.',
  webhook_rotate: 'Replaced the secret of a webhook endpoint.',
})

/** Each endpoint can have its own connections. */
const ENDPOINTS_MAX = 20

/** How long the previous secret also signs after a rotation. */
const ROTATION_MS = DAY_MS

/** Returns all endpoints, the oldest first. */
export const listWebhookEndpoints = (): Promise<WebhookEndpoint[]> =>
  db.getRepository(WebhookEndpoint).find({ order: { createdAt: 'ASC', id: 'ASC' } })

/**
 * Creates an endpoint, writes an audit record and returns the secret, which is not shown again.
 * Throws BAD_USER_INPUT; CONFLICT if there are 20 endpoints.
 */
export function createWebhookEndpoint(
  { auditLog, webhooks }: AppServices,
  actor: User,
  input: CreateWebhookEndpointInput,
): Promise<WebhookEndpointSecret> {
  const values = { url: requireUrl(webhooks, input.url), events: requireEvents(input.events) }
  return db.transaction(async em => {
    await em.query('LOCK TABLE webhook_endpoint IN SHARE ROW EXCLUSIVE MODE')
    if ((await em.count(WebhookEndpoint)) >= ENDPOINTS_MAX)
      throw new AppError('CONFLICT', `There are ${String(ENDPOINTS_MAX)} webhooks already.`)
    const id = randomUUID()
    const { secret, sealed } = webhooks.secrets.create(id)
    const endpoint = await em.save(em.create(WebhookEndpoint, { id, ...values, secret: sealed }))
    const action = endpointActions.webhook_create
    await auditLog.record(actor, { action, subjectId: id, after: settingsOf(endpoint) }, em)
    return { endpoint, secret }
  })
}

/**
 * Changes an endpoint and writes an audit record. Switching it on sets its failures to 0. Throws
 * NOT_FOUND, BAD_USER_INPUT.
 */
export function updateWebhookEndpoint(
  { auditLog, webhooks }: AppServices,
  actor: User,
  { id, url, events, isActive }: UpdateWebhookEndpointInput,
): Promise<WebhookEndpoint> {
  const values = {
    ...(url != null && { url: requireUrl(webhooks, url) }),
    ...(events != null && { events: requireEvents(events) }),
    ...(isActive != null && { isActive }),
    ...(isActive === true && { ...NO_FAILURES, disabledAt: null }),
  }
  return db.transaction(async em => {
    const endpoint = await lockEndpoint(id, em)
    const before = settingsOf(endpoint)
    const changed = await em.save(Object.assign(endpoint, values))
    const action = endpointActions.webhook_update
    await auditLog.record(actor, { action, subjectId: id, before, after: settingsOf(changed) }, em)
    return changed
  })
}

/** Deletes an endpoint with its deliveries, and writes an audit record. Throws NOT_FOUND. */
export function deleteWebhookEndpoint(
  { auditLog }: Services,
  actor: User,
  id: string,
): Promise<boolean> {
  return db.transaction(async em => {
    const before = settingsOf(await lockEndpoint(id, em))
    await em.delete(WebhookEndpoint, { id })
    const action = endpointActions.webhook_delete
    await auditLog.record(actor, { action, subjectId: id, before, after: {} }, em)
    return true
  })
}

/**
 * Replaces the secret, writes an audit record and returns the new one. The previous one also signs
 * for 24 hours; an older one no longer does. Throws NOT_FOUND.
 */
export function rotateWebhookSecret(
  { auditLog, webhooks }: AppServices,
  actor: User,
  id: string,
  now: Date,
): Promise<WebhookEndpointSecret> {
  return db.transaction(async em => {
    const endpoint = await lockEndpoint(id, em)
    const { secret, sealed } = webhooks.secrets.create(endpoint.id)
    const before = { rotationEndsAt: endpoint.rotationEndsAt }
    const after = { rotationEndsAt: new Date(now.getTime() + ROTATION_MS) }
    const previousSecret = endpoint.secret
    await em.save(Object.assign(endpoint, { secret: sealed, previousSecret, ...after }))
    const action = endpointActions.webhook_rotate
    await auditLog.record(actor, { action, subjectId: id, before, after }, em)
    return { endpoint, secret }
  })
}

/**
 * Returns the locked endpoint; throws NOT_FOUND. The lock lets other transactions queue events for
 * the endpoint.
 */
const lockEndpoint = async (id: string, em: EntityManager): Promise<WebhookEndpoint> =>
  requireRow(await lockRow(WebhookEndpoint, { id }, em, 'for_no_key_update'))

/** The values for the audit log. The URL is only its origin, because a path can contain a secret. */
const settingsOf = ({ url, events, isActive }: WebhookEndpoint) => ({
  origin: new URL(url).origin,
  events,
  isActive,
})

/** Returns the URL as it is stored and sent to: with %-escapes, which are longer. */
function requireUrl(webhooks: Webhooks, text: string): string {
  const wrong = webhooks.messageForUrl(text.trim())
  if (wrong) throw fieldError('url', wrong)
  const url = new URL(text.trim()).href
  const tooLong = webhookUrl(url)
  if (tooLong) throw fieldError('url', tooLong)
  return url
}

/** The values of the enum that no endpoint can choose. */
const NOT_CHOSEN = new Set([UNKNOWN_NAME, webhookTest.name])

function requireEvents(events: readonly string[]): string[] {
  const refused = events.find(name => NOT_CHOSEN.has(name))
  if (refused !== undefined) throw fieldError('events', `No endpoint can choose ${refused}`)
  return [...events]
}
