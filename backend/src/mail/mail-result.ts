import { HOUR_MS, MINUTE_MS } from '../core/durations'
import { db } from '../database/data-source'
import type { ClaimedMail } from './mail-claim'
import { MAIL_ATTEMPTS_MAX, MailState } from './mail.entity'

/** The result of a try. */
export interface MailResult {
  state: 'sent' | 'failed' | 'dropped' | 'queued'
  failure: string | null
  /**
   * For `queued`: milliseconds until the next try; the mail fails instead if it expires before.
   * Without it the try is not counted.
   */
  retryMs?: number
  /** True if it failed because of its address, which then gets no further mail. */
  isUndeliverable?: boolean
}

const RETRY_MS = [
  ...[1, 5, 15].map(minutes => minutes * MINUTE_MS),
  ...[1, 4, 12, 24].map(hours => hours * HOUR_MS),
]
const JITTER = 0.1

/**
 * Returns `queued` with a pause that grows with each try, or `failed` after the last. `random` is 0
 * to 1.
 */
export function retryResult(
  { attempts }: Pick<ClaimedMail, 'attempts'>,
  failure: string,
  random = Math.random(),
): MailResult {
  const pause = RETRY_MS[attempts - 1]
  if (attempts >= MAIL_ATTEMPTS_MAX || pause === undefined)
    return { state: MailState.failed, failure }
  const retryMs = Math.round(pause * (1 + JITTER * (2 * random - 1)))
  return { state: MailState.queued, failure, retryMs }
}

/** Returns `queued` without counting the try. */
export const requeue = (failure: string | null): MailResult => ({
  state: MailState.queued,
  failure,
})

/** NULL if the mail does not wait or never expires. */
const WAITS_TOO_LONG = `"expiresAt" <= statement_timestamp() + $5 * interval '1 ms'`

const WRITE = `WITH done AS (
    UPDATE mail SET state = CASE WHEN ${WAITS_TOO_LONG} THEN 'failed' ELSE $3::mail_state_enum END,
      failure = $4, lease = NULL, "leaseUntil" = NULL,
      "sentAt" = CASE WHEN $3::mail_state_enum = 'sent' THEN statement_timestamp() END,
      "dueAt" = CASE WHEN ${WAITS_TOO_LONG} THEN "dueAt"
        ELSE coalesce(statement_timestamp() + $5 * interval '1 ms', "dueAt") END,
      "startedAt" = CASE WHEN NOT $6 THEN "startedAt" END,
      attempts = attempts - CASE WHEN $6 THEN 1 ELSE 0 END
    WHERE id = $1 AND lease = $2 RETURNING "to"
  ), marked AS (
    INSERT INTO mail_address (email, "undeliverableSince", reason)
    SELECT "to", statement_timestamp(), $4 FROM done WHERE $7 ON CONFLICT (email) DO NOTHING
  )
  SELECT count(*)::int AS written FROM done`

/** Writes the result. Returns false, without writing, if the server has lost the lease. */
export async function writeResult(
  { id, lease }: Pick<ClaimedMail, 'id' | 'lease'>,
  { state, failure, retryMs, isUndeliverable = false }: MailResult,
): Promise<boolean> {
  const isRequeued = state === MailState.queued && retryMs === undefined
  const values = [id, lease, state, failure, retryMs ?? null, isRequeued, isUndeliverable]
  const [row] = await db.query<{ written: number }[]>(WRITE, values)
  return row?.written === 1
}
