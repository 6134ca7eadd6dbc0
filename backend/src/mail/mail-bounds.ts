import type { EntityManager } from 'typeorm'
import type { User } from '../accounts/user.entity'
import { perHour } from '../http/rate-limits'
import { isDeliverableSql } from './insert-mail'
import type { MailDefinition } from './mail-definition'
import type { Mail } from './mail.entity'

/**
 * The maximum number of mails per mailbox in 24 hours for unconfirmed addresses, across all
 * accounts.
 */
const PER_MAILBOX_AND_DAY = 3

/** The maximum number of mails of one kind that can be requested for an account in an hour. */
const PER_ACCOUNT_AND_HOUR = 3

/**
 * How often one network address can request mail to any address; password resets and newsletters
 * count together (MAIL-4).
 */
export const MAIL_REQUESTS = perHour('mail-requests', 10)

/** Limits how many mails are written (MAIL-4). */
export interface MailBounds {
  /**
   * Returns SQL that is true if the mailbox limit is not reached; `to` is a parameter or a column.
   * It locks the mailbox until the transaction ends, so that concurrent checks cannot both pass.
   */
  mayMailSql: (to: string, alsoCounted?: readonly MailDefinition[]) => string
  /** Returns SQL for the number of mails that the mailbox can still get now. It takes no lock. */
  mailsLeftSql: (to: string) => string
  /**
   * Returns whether the mailbox limit is not reached and the address is deliverable. Call it in the
   * transaction that writes the mail.
   */
  mayMail: (
    to: string,
    em: EntityManager,
    alsoCounted?: readonly MailDefinition[],
  ) => Promise<boolean>
  /**
   * Returns whether the account's limit for this kind is not reached and the address is
   * deliverable. The caller must have locked the account's row, so that concurrent checks cannot
   * both pass.
   */
  mayMailAccount: (
    account: Pick<User, 'id' | 'email'>,
    template: MailDefinition,
    em: EntityManager,
  ) => Promise<boolean>
  /**
   * Returns whether a mail that was queued for later exceeds the limit of its mailbox, because
   * other mails filled it in the 24 hours before. Confirmed addresses have no limit.
   */
  exceedsLimit: (
    mail: Pick<Mail, 'id' | 'to' | 'scheduledAt'>,
    em: EntityManager,
  ) => Promise<boolean>
}

const EXCEEDS = `SELECT count(*) >= $5 AS exceeds FROM mail
  WHERE mailbox_of("to") = mailbox_of($1) AND template::text = ANY ($2)
    AND coalesce("scheduledAt", "createdAt") > $3::timestamptz - interval '24 hours'
    AND (coalesce("scheduledAt", "createdAt"), id) < ($3, $4)
    AND NOT EXISTS (SELECT FROM "user" WHERE email = $1 AND "emailConfirmedAt" IS NOT NULL)`

/** Creates the limits for those of these kinds that go to unconfirmed addresses. */
export function createMailBounds(mails: readonly MailDefinition[]): MailBounds {
  const counted = mails.filter(({ isToUnproven }) => isToUnproven).map(({ name }) => name)

  const mayMailSql: MailBounds['mayMailSql'] = (to, alsoCounted = []) => {
    const names = [...counted, ...alsoCounted.map(({ name }) => name)]
    return `may_mail(${to}, '{${names.join(',')}}', ${PER_MAILBOX_AND_DAY})`
  }

  return {
    mayMailSql,
    mailsLeftSql: to => `${PER_MAILBOX_AND_DAY} - mails_in_day(${to}, '{${counted.join(',')}}')`,
    mayMail: async (to, em, alsoCounted) => {
      const sql = `SELECT ${mayMailSql('$1', alsoCounted)} AND ${isDeliverableSql('$1')} AS may`
      const [row] = await em.query<{ may: boolean }[]>(sql, [to])
      return row?.may === true
    },
    mayMailAccount: async ({ id, email }, { name }, em) => {
      const [row] = await em.query<{ may: boolean }[]>(
        `SELECT count(*) < $3 AND ${isDeliverableSql('$4')} AS may FROM mail
         WHERE "userId" = $1 AND template = $2 AND "createdAt" > now() - interval '1 hour'`,
        [id, name, PER_ACCOUNT_AND_HOUR, email],
      )
      return row?.may === true
    },
    exceedsLimit: async ({ id, to, scheduledAt }, em) => {
      if (scheduledAt === null) return false
      const values = [to, counted, scheduledAt, id, PER_MAILBOX_AND_DAY]
      const [row] = await em.query<{ exceeds: boolean }[]>(EXCEEDS, values)
      return row?.exceeds === true
    },
  }
}

/**
 * Locks these mailboxes for limit checks until the transaction ends. Always locks in the same
 * order, so that transactions do not deadlock.
 */
export async function lockMailboxes(
  addresses: readonly string[],
  em: EntityManager,
): Promise<void> {
  await em.query(
    `SELECT pg_advisory_xact_lock(key) FROM (
       SELECT DISTINCT hashtextextended(mailbox_of(address), 0) AS key FROM unnest($1::text[]) address ORDER BY key
     ) mailbox`,
    [addresses],
  )
}
