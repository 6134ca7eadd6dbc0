import { db } from '../database/data-source'
import { retryPause } from '../outbox/outbox'
import { mailOutbox, type ClaimedMail } from './mail-claim'
import { MailState } from './mail.entity'

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

/** Returns `queued` with a pause that grows with each try, or `failed` after the last. */
export function retryResult(
  { attempts }: Pick<ClaimedMail, 'attempts'>,
  failure: string,
): MailResult {
  const retryMs = retryPause(mailOutbox, attempts)
  return retryMs === null
    ? { state: MailState.failed, failure }
    : { state: MailState.queued, failure, retryMs }
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
