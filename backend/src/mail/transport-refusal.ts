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

let refusal: string | null = null
let restsUntil = 0

/** Why no mail leaves, as one sentence without a secret; null while none is refused. On every server the same. */
export const transportRefusal = () => refusal

/** True while no server tries again. */
export const isTransportResting = () => performance.now() < restsUntil

/** Hears of what another server has met, from now on. */
export function watchTransportRefusal(notifications: Pick<Notifications, 'listen'>): void {
  apply({ refusal: null, restMs: 0 })
  notifications.listen(MAIL_TRANSPORT, payload => {
    // Written below, by this program alone.
    if (payload) apply(JSON.parse(payload) as Change)
  })
}

/** Tells every server that the mail server refuses us, and to leave it alone for so long. */
export async function reportRefusal(sentence: string, restMs: number): Promise<void> {
  if (!isTransportResting()) logFailure(`no mail is sent for now. ${sentence}`)
  await report({ refusal: sentence, restMs })
}

/** Tells every server that mail is accepted, where one had said that it is not. */
export async function reportAcceptance(): Promise<void> {
  if (refusal === null) return
  logInfo('mail is sent again')
  await report({ refusal: null, restMs: 0 })
}

async function report(change: Change): Promise<void> {
  apply(change)
  await pool().query('SELECT pg_notify($1, $2)', [MAIL_TRANSPORT, JSON.stringify(change)])
}

function apply(change: Change): void {
  refusal = change.refusal
  restsUntil = performance.now() + change.restMs
}
