import type { EntityManager } from 'typeorm'
import { Role } from '../accounts/user.entity'
import { MailState, type Mail } from './mail.entity'

/** The NOTIFY channel for mail that is due. */
export const MAIL_QUEUED = 'mail_queued'

type MailRow = Pick<Mail, 'template' | 'to' | 'data' | 'key' | 'state'> &
  Partial<Pick<Mail, 'userId' | 'dueAt' | 'expiresAt' | 'isBulk'>>

/** One of many mails of a kind, due now. */
export type BulkMailRow = Pick<Mail, 'to' | 'userId' | 'data' | 'key'>

/**
 * Returns SQL that is true for an address that no mail server has refused, and for the team's
 * address.
 */
export const isDeliverableSql = (to: string) =>
  `(NOT EXISTS (SELECT FROM mail_address WHERE email = ${to})
    OR EXISTS (SELECT FROM "user" WHERE email = ${to} AND role = '${Role.ADMIN}'))`

const INSERT = `INSERT INTO mail (template, "to", "userId", data, key, state, "dueAt", "scheduledAt", "expiresAt", "isBulk")
  SELECT $1::varchar, $2::varchar, $3::uuid, $4::jsonb, $5::varchar, $6::mail_state_enum,
    coalesce($7::timestamptz, now()), $7, $8::timestamptz, $9::boolean
  WHERE ${isDeliverableSql('$2')}
  ON CONFLICT (key) DO NOTHING RETURNING "dueAt"`

/**
 * PostgreSQL sends the notification when the transaction commits. Mail that is due later sends
 * none.
 */
const INSERT_AND_NOTIFY = `WITH written AS (${INSERT})
  SELECT pg_notify('${MAIL_QUEUED}', 'due') FROM written
    WHERE $6 = '${MailState.queued}' AND "dueAt" <= now()
  UNION ALL SELECT NULL FROM written`

/**
 * Inserts a mail. Returns false, without inserting, if its key exists or its address is
 * undeliverable.
 */
export async function insertMail(mail: MailRow, em: EntityManager): Promise<boolean> {
  const { template, to, userId = null, data, key, state, dueAt = null, expiresAt = null } = mail
  const values = [template, to, userId, data, key, state, dueAt, expiresAt, mail.isBulk ?? false]
  const rows = await em.query<unknown[]>(INSERT_AND_NOTIFY, values)
  return rows.length > 0
}

const INSERT_ALL = `INSERT INTO mail (template, "to", "userId", data, key, state, "isBulk")
  SELECT $1::varchar, row."to", row."userId", row.data, row.key, $2::mail_state_enum, $3::boolean
  FROM jsonb_to_recordset($4::jsonb) AS row("to" varchar, "userId" uuid, data jsonb, key varchar)
  WHERE ${isDeliverableSql('row."to"')}
  ON CONFLICT (key) DO NOTHING`

/** Inserts many mails of a kind, as `insertMail` does, and notifies the workers once. */
export async function insertMails(
  { template, state, isBulk }: Pick<Mail, 'template' | 'state' | 'isBulk'>,
  mails: readonly BulkMailRow[],
  em: EntityManager,
): Promise<void> {
  await em.query(INSERT_ALL, [template, state, isBulk, JSON.stringify(mails)])
  if (state === MailState.queued) await em.query(`SELECT pg_notify('${MAIL_QUEUED}', 'due')`)
}
