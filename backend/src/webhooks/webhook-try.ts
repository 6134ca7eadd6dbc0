import { Webhook } from 'standardwebhooks'
import { SECOND_MS } from '../core/durations'
import { logFailure } from '../core/log'
import type { ClaimedDelivery } from './webhook-claim'
import { ANSWER_MAX } from './webhook-delivery.entity'
import { payloadOf } from './webhook-event.entity'
import { WebhookFailure, type SendWebhook, type WebhookResponse } from './webhook-request'
import type { WebhookResult } from './webhook-result'
import type { WebhookSecrets } from './webhook-secrets'

interface Options {
  secrets: WebhookSecrets
  send: SendWebhook
  now: () => Date
}

/** Sends a claimed delivery, signed with the endpoint's secrets. Never rejects. */
export type TryWebhook = (delivery: ClaimedDelivery) => Promise<WebhookResult>

export function createWebhookTry({ secrets, send, now }: Options): TryWebhook {
  return async ({ id, event, endpoint }) => {
    const at = now()
    try {
      const opened = secrets.open(endpoint, at)
      if (opened.length === 0) return failed(UNREADABLE)
      const body = payloadOf(event)
      const headers = { ...HEADERS, ...signatureHeaders(event.id, body, { secrets: opened, at }) }
      return resultOf(await send({ url: new URL(endpoint.url), headers, body }))
    } catch (error) {
      if (error instanceof WebhookFailure) return failed(error.message)
      logFailure(`the webhook delivery ${id} cannot be sent:`, error)
      return failed('It could not be sent; the log says why.')
    }
  }
}

const UNREADABLE = 'The secret cannot be read any more. Please rotate it.'

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'club-webhooks' }

/** Returns the headers of Standard Webhooks, with a signature by each secret. */
function signatureHeaders(
  id: string,
  body: string,
  { secrets, at }: { secrets: readonly string[]; at: Date },
) {
  const signatures = secrets.map(secret => new Webhook(secret).sign(id, at, body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / SECOND_MS)),
    'webhook-signature': signatures.join(' '),
  }
}

const failed = (failure: string): WebhookResult => ({ status: null, answer: null, failure })

function resultOf({ status, body }: WebhookResponse): WebhookResult {
  const answer = textOf(body)
  const isSuccess = status >= 200 && status < 300
  const isRedirect = status >= 300 && status < 400
  const response = `The endpoint responded with ${String(status)}.`
  const failure = isRedirect ? `${response} Redirects are not followed.` : response
  return { status, answer, failure: isSuccess ? null : failure }
}

/** PostgreSQL stores no U+0000. */
const textOf = (body: Buffer): string =>
  body.subarray(0, ANSWER_MAX).toString('utf8').replaceAll('\0', '')
