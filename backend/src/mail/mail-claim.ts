import { HOUR_MS, MINUTE_MS } from '../core/durations'
import { MAIL_CLAIM_LOCK } from '../database/advisory-locks'
import { db } from '../database/data-source'
import { claimColumns, IS_DUE, type Claimed, type Outbox } from '../outbox/outbox'
import { isDeliverableSql, MAIL_QUEUED } from './insert-mail'
import { Mail } from './mail.entity'

/** A mail that this server may send until `leaseUntil`. */
export type ClaimedMail = Claimed<Mail>

export const mailOutbox: Outbox = {
  table: 'mail',
  channel: MAIL_QUEUED,
  leaseMs: 5 * MINUTE_MS,
  pausesMs: [
    ...[1, 5, 15].map(minutes => minutes * MINUTE_MS),
    ...[1, 4, 12, 24].map(hours => hours * HOUR_MS),
  ],
}

const IS_EXPIRED = '"expiresAt" <= statement_timestamp()'

const IS_REFUSED = `NOT ${isDeliverableSql('mail."to"')}`

const FAIL_HOPELESS = `UPDATE mail SET state = 'failed', "dueAt" = statement_timestamp(), failure =
    CASE WHEN ${IS_EXPIRED} THEN 'It expired before it could be sent.' ELSE 'The address is undeliverable.' END
  WHERE ${IS_DUE} AND (${IS_EXPIRED} OR ${IS_REFUSED})`

/** How many mails all servers have begun to send in a minute. */
const STARTED = `SELECT count(*)::int FROM mail WHERE "startedAt" > statement_timestamp() - interval '1 minute'`

/** Skips mails that have expired or become undeliverable since FAIL_HOPELESS. */
const claimSql = (isBulk: boolean) => `WITH due AS (
    SELECT id FROM mail WHERE ${IS_DUE} AND "isBulk" = ${String(isBulk)}
    AND (${IS_EXPIRED} OR ${IS_REFUSED}) IS NOT TRUE
    AND template = ANY($3) ORDER BY "dueAt"
    LIMIT greatest(0, least($1::int, $2::int - (${STARTED})))
    FOR UPDATE SKIP LOCKED)
  UPDATE mail SET ${claimColumns(mailOutbox)} FROM due WHERE mail.id = due.id RETURNING mail.*`

const [CLAIM, CLAIM_BULK] = [claimSql(false), claimSql(true)]

/** The part of the limit that mails to many people leave free for all others (MAIL-40). */
const KEPT_FREE = 0.25

interface Wanted {
  /** The maximum number of mails to claim. */
  size: number
  /** The limit of all servers together. */
  perMinute: number
  /**
   * Names of the mails that this version can render; others wait for a server of a version that
   * can.
   */
  templates: readonly string[]
}

/**
 * Claims due mails, the longest due first, and commits. Uses the database's clock, which all
 * servers share. Sets due mails that have expired or are undeliverable to failed. A mail to many
 * people is claimed only if no other is due, and alone, so that the next one waits for one try at
 * most (MAIL-40).
 */
export function claimMails({ size, perMinute, templates }: Wanted): Promise<ClaimedMail[]> {
  return db.transaction(async em => {
    await em.query('SELECT pg_advisory_xact_lock($1)', [MAIL_CLAIM_LOCK])
    await em.query(FAIL_HOPELESS)
    const claim = async (sql: string, values: [size: number, perMinute: number]) => {
      // TypeORM returns the rows of an UPDATE and their number.
      const [rows] = await em.query<[ClaimedMail[], number]>(sql, [...values, templates])
      return rows.map(row => Object.assign(new Mail(), row))
    }
    const claimed = await claim(CLAIM, [size, perMinute])
    if (claimed.length > 0) return claimed
    return claim(CLAIM_BULK, [Math.min(size, 1), perMinute - Math.floor(perMinute * KEPT_FREE)])
  })
}
