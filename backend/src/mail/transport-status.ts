import { logFailure, logInfo } from '../core/log'
import { pool } from '../database/data-source'
import type { Notifications } from '../database/notifications'

/** The NOTIFY channel of what keeps all mail from being sent; the payload is a `Change` as JSON. */
export const MAIL_TRANSPORT = 'mail_transport'

interface Change {
  refusal: string | null
  /** For how many milliseconds nobody tries again. */
  restMs: number
}

/** Whether the mail server takes mail from us: the same on every server, and unknown, as if it did, at start. */
export interface TransportStatus {
  /** Why no mail leaves, as one sentence without a secret; null while none is refused. */
  refusal: () => string | null
  /** True while no server tries again. */
  isResting: () => boolean
  /** Tells every server that the mail server refuses us, and to leave it alone for so long. */
  reportRefusal: (sentence: string, restMs: number) => Promise<void>
  /** Tells every server that mail is accepted, where one had said that it is not. */
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
    // Written above, by this program alone.
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
