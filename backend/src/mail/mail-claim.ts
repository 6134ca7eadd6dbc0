import { MINUTE_MS } from '../core/durations'
import { MAIL_CLAIM_LOCK } from '../database/advisory-locks'
import { db } from '../database/data-source'
import type { Notifications } from '../database/notifications'
import { Role } from '../accounts/user.entity'
import { MAIL_QUEUED } from './insert-mail'
import { MAIL_ATTEMPTS_MAX, Mail } from './mail.entity'

/** A mail that is ours to send until `leaseUntil`. */
export type ClaimedMail = Mail & { lease: string }

/** So long, in milliseconds, nobody else sends what was claimed. */
export const LEASE_MS = 5 * MINUTE_MS

const HAS_RUN_OUT = `state = 'sending' AND "leaseUntil" <= statement_timestamp()`

/** Whose server has gone. The try counts: it may have been what ended the server. */
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

/** Not what has become hopeless since the statement before. */
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
  /** At most so many now. */
  size: number
  /** For all servers together. */
  perMinute: number
  /** Names of mails that this version can write: another's wait for a server that knows them. */
  templates: readonly string[]
}

/** Queues again what a server has claimed and not ended in time; it has failed when that was its last try. */
export async function freeRunOutLeases(): Promise<void> {
  await db.query(FREE_RUN_OUT)
}

/** Wakes those who send mail when there is work that no NOTIFY has told of: what has become due, and leases that ran out. */
export async function announceDueMail(
  notifications: Pick<Notifications, 'announce'>,
): Promise<void> {
  const [row] = await db.query<{ hasWork: boolean }[]>(
    `SELECT EXISTS (SELECT FROM mail WHERE ${IS_DUE}) OR EXISTS (SELECT FROM mail WHERE ${HAS_RUN_OUT}) AS "hasWork"`,
  )
  if (row?.hasWork) await notifications.announce(MAIL_QUEUED, 'due')
}

/**
 * Claims mails that are due, the longest due first, and commits. By the database's clock, which all servers share.
 * Mails that can no longer be sent have failed afterwards.
 */
export function claimMails({ size, perMinute, templates }: Wanted): Promise<ClaimedMail[]> {
  return db.transaction(async em => {
    await em.query('SELECT pg_advisory_xact_lock($1)', [MAIL_CLAIM_LOCK])
    await em.query(FAIL_HOPELESS)
    // TypeORM answers an UPDATE with its rows and their number.
    const [rows] = await em.query<[ClaimedMail[], number]>(CLAIM, [size, perMinute, templates])
    return rows.map(row => Object.assign(new Mail(), row))
  })
}
