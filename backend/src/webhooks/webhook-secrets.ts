import { randomBytes } from 'node:crypto'
import type { KeyRing } from '../core/derived-keys'
import { openText, sealText } from '../core/sealed-text'
import { db } from '../database/data-source'
import { WebhookEndpoint } from './webhook-endpoint.entity'

const SECRET_BYTES = 32

/** The secrets that sign deliveries, stored encrypted (SEC-W3). */
export interface WebhookSecrets {
  /** Returns a new secret, and its encrypted form for the row of this endpoint. */
  create: (endpointId: string) => { secret: string; sealed: string }
  /**
   * Returns the endpoint's secrets that sign now: the current one, and for 24 hours after a
   * rotation the previous one. Empty if no SESSION_SECRET of this server encrypted them.
   */
  open: (endpoint: WebhookEndpoint, now: Date) => string[]
  /** Encrypts secrets again that a previous SESSION_SECRET encrypted, so that it can be removed. */
  reseal: () => Promise<void>
}

export function createWebhookSecrets(keys: KeyRing): WebhookSecrets {
  const seal = (secret: string, id: string) => sealText(keys, secret, id)

  async function resealColumn(
    endpoint: WebhookEndpoint,
    column: 'secret' | 'previousSecret',
  ): Promise<void> {
    const { id, [column]: sealed } = endpoint
    const opened = sealed === null ? null : openText(keys, sealed, id)
    if (!opened || opened.isCurrent) return
    // Unless it was rotated in the meantime.
    await db.query(
      `UPDATE webhook_endpoint SET "${column}" = $3 WHERE id = $1 AND "${column}" = $2`,
      [id, sealed, seal(opened.text, id)],
    )
  }

  return {
    create: endpointId => {
      const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
      return { secret, sealed: seal(secret, endpointId) }
    },
    open: ({ id, secret, previousSecret, rotationEndsAt }, now) => {
      const isRotating = rotationEndsAt !== null && rotationEndsAt > now
      const sealed = [secret, ...(isRotating && previousSecret ? [previousSecret] : [])]
      return sealed.flatMap(one => openText(keys, one, id)?.text ?? [])
    },
    reseal: async () => {
      for (const endpoint of await db.getRepository(WebhookEndpoint).find()) {
        await resealColumn(endpoint, 'secret')
        await resealColumn(endpoint, 'previousSecret')
      }
    },
  }
}
