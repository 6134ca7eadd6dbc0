import { MINUTE_MS } from '../core/durations'
import { MAIL_CLAIM_LOCK } from '../database/advisory-locks'
import { db } from '../database/data-source'
import type { Notifications } from '../database/notifications'
import { Role } from '../accounts/user.entity'
import { MAIL_QUEUED } from './insert-mail'
import { MAIL_ATTEMPTS_MAX, Mail } from './mail.entity'

/** A mail that this server may send until `leaseUntil`. */
export type ClaimedMail = Mail & { lease: string }

/** How long no other server sends a claimed mail, in milliseconds. */
export const LEASE_MS = 5 * MINUTE_MS

const HAS_RUN_OUT = `state = 'sending' AND "leaseUntil" <= statement_timestamp()`

/**
 * Frees mails whose server has died. The try counts, because the mail may have caused the crash.
 */
const FREE_RUN_OUT = `WITH given_up AS (
    SELECT id, attempts < ${MAIL_ATTEMPTS_MAX} AS again FROM mail
    WHERE ${HAS_RUN_OUT} FOR UPDATE SKIP LOCKED)
  UPDATE mail SET lease = NULL, "leaseUntil" = NULL, failure = 'The server stopped while it was sending this.',
    state = CASE WHEN again THEN 'queued' ELSE 'failed' END::mail_state_enum,
    "dueAt" = CASE WHEN again THEN "dueAt" ELSE statement_timestamp() END
  FROM given_up WHERE mail.id = given_up.id`

const IS_DUE = `state = 'queued' AND "dueAt" <= statement_timestamp()`
const IS_EXPIRED = '"expiresAt" <= statement_timestamp()'

const IS_REFUSED = `EXISTS (SELECT FROM mail_address WHERE email = mail."to")
  AND NOT EXISTS (SELECT FROM "user" WHERE email = mail."to" AND role = '${Role.ADMIN}')`

const FAIL_HOPELESS = `UPDATE mail SET state = 'failed', "dueAt" = statement_timestamp(), failure =
    CASE WHEN ${IS_EXPIRED} THEN 'It expired before it could be sent.' ELSE 'The address is undeliverable.' END
  WHERE ${IS_DUE} AND (${IS_EXPIRED} OR ${IS_REFUSED})`

/** Skips mails that have expired or become undeliverable since FAIL_HOPELESS. */
const CLAIM = `WITH due AS (
    SELECT id FROM mail WHERE ${IS_DUE} AND (${IS_EXPIRED} OR ${IS_REFUSED}) IS NOT TRUE
    AND template = ANY($3) ORDER BY "dueAt"
    LIMIT greatest(0, least($1::int, $2::int - (
      SELECT count(*)::int FROM mail WHERE "startedAt" > statement_timestamp() - interval '1 minute')))
    FOR UPDATE SKIP LOCKED)
  UPDATE mail SET state = 'sending', lease = gen_random_uuid(), attempts = attempts + 1,
    "startedAt" = statement_timestamp(), "leaseUntil" = statement_timestamp() + interval '${LEASE_MS} ms'
  FROM due WHERE mail.id = due.id RETURNING mail.*`

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

/** Queues mails with an expired lease again; sets them to failed after the last try. */
export async function releaseExpiredLeases(): Promise<void> {
  await db.query(FREE_RUN_OUT)
}

/**
 * Notifies the mail workers if mail has become due or a lease has expired, because no other NOTIFY
 * reports it.
 */
export async function announceDueMail(
  notifications: Pick<Notifications, 'announce'>,
): Promise<void> {
  const [row] = await db.query<{ hasWork: boolean }[]>(
    `SELECT EXISTS (SELECT FROM mail WHERE ${IS_DUE}) OR EXISTS (SELECT FROM mail WHERE ${HAS_RUN_OUT}) AS "hasWork"`,
  )
  if (row?.hasWork) await notifications.announce(MAIL_QUEUED, 'due')
}

/**
 * Claims due mails, the longest due first, and commits. Uses the database's clock, which all
 * servers share. Sets due mails that have expired or are undeliverable to failed.
 */
export function claimMails({ size, perMinute, templates }: Wanted): Promise<ClaimedMail[]> {
  return db.transaction(async em => {
    await em.query('SELECT pg_advisory_xact_lock($1)', [MAIL_CLAIM_LOCK])
    await em.query(FAIL_HOPELESS)
    // TypeORM returns the rows of an UPDATE and their number.
    const [rows] = await em.query<[ClaimedMail[], number]>(CLAIM, [size, perMinute, templates])
    return rows.map(row => Object.assign(new Mail(), row))
  })
}
