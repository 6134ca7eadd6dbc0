import type { EntityManager } from 'typeorm'
import { Role } from '../accounts/user.entity'
import { MailState, type Mail } from './mail.entity'

/** The NOTIFY channel for mail that is due. */
export const MAIL_QUEUED = 'mail_queued'

type MailRow = Pick<Mail, 'template' | 'to' | 'data' | 'key' | 'state'> &
  Partial<Pick<Mail, 'userId' | 'dueAt' | 'expiresAt'>>

/**
 * Returns SQL that is true for an address that no mail server has refused, and for the team's
 * address.
 */
export const isDeliverableSql = (to: string) =>
  `(NOT EXISTS (SELECT FROM mail_address WHERE email = ${to})
    OR EXISTS (SELECT FROM "user" WHERE email = ${to} AND role = '${Role.ADMIN}'))`

const INSERT = `INSERT INTO mail (template, "to", "userId", data, key, state, "dueAt", "scheduledAt", "expiresAt")
  SELECT $1::varchar, $2::varchar, $3::uuid, $4::jsonb, $5::varchar, $6::mail_state_enum,
    coalesce($7::timestamptz, now()), $7, $8::timestamptz
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
  const values = [template, to, userId, data, key, state, dueAt, expiresAt]
  const rows = await em.query<unknown[]>(INSERT_AND_NOTIFY, values)
  return rows.length > 0
}
