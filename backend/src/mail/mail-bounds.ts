import type { EntityManager } from 'typeorm'
import type { User } from '../accounts/user.entity'
import { perHour } from '../http/rate-limits'
import { isDeliverableSql } from './insert-mail'
import type { MailDefinition } from './mail-definition'

/** The maximum number of mails per mailbox in 24 hours that strangers can cause, across all accounts. */
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
  mayMailSql: (to: string) => string
  /**
   * Returns whether the mailbox limit is not reached and the address is deliverable. Call it in the
   * transaction that writes the mail.
   */
  mayMail: (to: string, em: EntityManager) => Promise<boolean>
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
}

/** Creates the limits for those of these kinds that strangers can cause. */
export function createMailBounds(mails: readonly MailDefinition[]): MailBounds {
  const counted = mails.filter(mail => mail.isCausedByStrangers).map(({ name }) => name)

  const mayMailSql: MailBounds['mayMailSql'] = to =>
    `may_mail(${to}, '{${counted.join(',')}}', ${PER_MAILBOX_AND_DAY})`

  return {
    mayMailSql,
    mayMail: async (to, em) => {
      const sql = `SELECT ${mayMailSql('$1')} AND ${isDeliverableSql('$1')} AS may`
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
  }
}
