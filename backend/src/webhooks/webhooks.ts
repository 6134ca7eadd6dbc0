import type { KeyRing } from '../core/derived-keys'
import { createWebhookClient, type ResolveHost, type SendWebhook } from './webhook-request'
import { createWebhookSecrets, type WebhookSecrets } from './webhook-secrets'
import { createWebhookTry, type TryWebhook } from './webhook-try'
import { createAddressPolicy, messageForUrl } from './webhook-url'

/** Signs and sends webhooks; the same in requests and in the worker. */
export interface Webhooks {
  secrets: WebhookSecrets
  attempt: TryWebhook
  /** Sends any request to a public address. */
  request: SendWebhook
  /** Returns why a URL cannot be an endpoint's, or undefined. */
  messageForUrl: (url: string) => string | undefined
}

interface Options {
  keys: KeyRing
  /** Allows http and this machine's own addresses, for tests (WEBHOOK_ALLOW_LOOPBACK). */
  allowsLoopback: boolean
  now: () => Date
  resolve?: ResolveHost | undefined
  tryMs?: number | undefined
}

export function createWebhooks({ keys, allowsLoopback, now, ...client }: Options): Webhooks {
  const secrets = createWebhookSecrets(keys)
  const send = createWebhookClient({ isAllowed: createAddressPolicy(allowsLoopback), ...client })
  return {
    secrets,
    attempt: createWebhookTry({ secrets, send, now }),
    request: send,
    messageForUrl: url => messageForUrl(url, allowsLoopback),
  }
}
