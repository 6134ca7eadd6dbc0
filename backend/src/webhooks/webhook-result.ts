import type { EntityManager } from 'typeorm'
import { findTeamEmail } from '../accounts/team-account'
import { logWarning } from '../core/log'
import { db } from '../database/data-source'
import { lockRow } from '../database/lock-row'
import type { Mailer } from '../mail/mailer'
import { retryPause } from '../outbox/outbox'
import { webhookOutbox, type ClaimedDelivery } from './webhook-claim'
import { WebhookState, type WebhookDelivery } from './webhook-delivery.entity'
import {
  WEBHOOK_FAILING_MS,
  WEBHOOK_FAILURES_MAX,
  WebhookEndpoint,
} from './webhook-endpoint.entity'
import { webhookTest } from './webhook-test'
import { webhookDisabledMail } from './webhook-disabled.mail'

/** The result of a try; `failure` is null if it succeeded. */
export type WebhookResult = Pick<WebhookDelivery, 'status' | 'answer' | 'failure'>

const WRITE = `UPDATE webhook_delivery SET state = $3, status = $4, answer = $5, failure = $6,
    lease = NULL, "leaseUntil" = NULL,
    "dueAt" = coalesce(statement_timestamp() + $7 * interval '1 ms', "dueAt")
  WHERE id = $1 AND lease = $2 RETURNING id`

/** The columns of an endpoint after a success, and when it is switched on again. */
export const NO_FAILURES = { failures: 0, failingSince: null }

interface WebhookResultServices {
  mailer: Pick<Mailer, 'queue'>
  now: () => Date
}

/**
 * Writes the result. Counts the endpoint's failures in a row up to 20, and switches it off, with a
 * mail to the team, if there are 20 and the first was at least an hour ago. Writes nothing if the
 * server has lost the lease.
 */
export function writeWebhookResult(
  services: WebhookResultServices,
  delivery: ClaimedDelivery,
  result: WebhookResult,
): Promise<void> {
  return db.transaction(async em => {
    // Locked before the delivery, as when an endpoint is deleted.
    const where = { id: delivery.endpointId }
    const endpoint = await lockRow(WebhookEndpoint, where, em, 'for_no_key_update')
    if (!endpoint) return
    const { state, pause } = stateAfter(delivery, result, endpoint)
    const { status, answer, failure } = result
    const values = [delivery.id, delivery.lease, state, status, answer, failure, pause]
    const [written] = await em.query<[unknown[], number]>(WRITE, values)
    if (written.length === 0 || !endpoint.isActive || isTest(delivery)) return
    if (failure === null) await em.update(WebhookEndpoint, { id: endpoint.id }, NO_FAILURES)
    else await countFailure(services, endpoint, em)
  })
}

const isTest = ({ event }: ClaimedDelivery) => event.type === webhookTest.name

/** A test, and a delivery to an endpoint that is off, are not retried. */
function stateAfter(
  delivery: ClaimedDelivery,
  { failure }: WebhookResult,
  { isActive }: WebhookEndpoint,
): { state: WebhookState; pause: number | null } {
  if (failure === null) return { state: WebhookState.delivered, pause: null }
  const pause = isActive && !isTest(delivery) ? retryPause(webhookOutbox, delivery.attempts) : null
  return { state: pause === null ? WebhookState.failed : WebhookState.queued, pause }
}

async function countFailure(
  { mailer, now }: WebhookResultServices,
  endpoint: WebhookEndpoint,
  em: EntityManager,
): Promise<void> {
  const { id } = endpoint
  const at = now()
  const failures = Math.min(endpoint.failures + 1, WEBHOOK_FAILURES_MAX)
  // A server of an earlier version resets the count only.
  const failingSince = (endpoint.failures > 0 && endpoint.failingSince) || at
  const isLong = at.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_MS
  const disabledAt = failures === WEBHOOK_FAILURES_MAX && isLong ? at : null
  const values = { failures, failingSince, isActive: !disabledAt, disabledAt }
  await em.update(WebhookEndpoint, { id }, values)
  if (!disabledAt) return
  logWarning(`the webhook endpoint ${id} was switched off after an hour without a success`)
  const to = await findTeamEmail(em)
  const key = `${webhookDisabledMail.name}:${id}:${String(disabledAt.getTime())}`
  await mailer.queue({ template: webhookDisabledMail, to, data: { endpointId: id }, key }, em)
}
