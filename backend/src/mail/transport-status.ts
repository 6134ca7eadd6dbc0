import { logFailure, logInfo } from '../core/log'
import { pool } from '../database/data-source'
import type { Notifications } from '../database/notifications'

/** The NOTIFY channel for the status of the mail server; the payload is a `Change` as JSON. */
export const MAIL_TRANSPORT = 'mail_transport'

interface Change {
  refusal: string | null
  /** How long no server retries, in milliseconds. */
  restMs: number
}

/** Whether the mail server accepts mail; shared by all servers. At start it is assumed to. */
export interface TransportStatus {
  /** Returns why no mail is sent, as one sentence without a secret; null while mail is accepted. */
  refusal: () => string | null
  /** Returns true while no server retries. */
  isResting: () => boolean
  /**
   * Notifies all servers that the mail server refuses all mail; none retries for `restMs`
   * milliseconds.
   */
  reportRefusal: (sentence: string, restMs: number) => Promise<void>
  /** Notifies all servers that mail is accepted again, if it was refused before. */
  reportAcceptance: () => Promise<void>
}

export function createTransportStatus(
  notifications: Pick<Notifications, 'listen'>,
): TransportStatus {
  let refusal: string | null = null
  let restsUntil = 0
  const isResting = () => performance.now() < restsUntil

  function apply(change: Change): void {
    refusal = change.refusal
    restsUntil = performance.now() + change.restMs
  }

  async function report(change: Change): Promise<void> {
    apply(change)
    await pool().query('SELECT pg_notify($1, $2)', [MAIL_TRANSPORT, JSON.stringify(change)])
  }

  notifications.listen(MAIL_TRANSPORT, payload => {
    // Only `report` above writes this channel.
    if (payload) apply(JSON.parse(payload) as Change)
  })
  return {
    refusal: () => refusal,
    isResting,
    reportRefusal: async (sentence, restMs) => {
      if (!isResting()) logFailure(`no mail is sent for now. ${sentence}`)
      await report({ refusal: sentence, restMs })
    },
    reportAcceptance: async () => {
      if (refusal === null) return
      logInfo('mail is sent again')
      await report({ refusal: null, restMs: 0 })
    },
  }
}
