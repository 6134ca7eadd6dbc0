import type { EntityManager } from 'typeorm'
import type { User } from '../accounts/user.entity'
import { perHour } from '../http/rate-limits'
import { isDeliverableSql } from './insert-mail'
import type { MailDefinition } from './mail-definition'

/** So many mails to unproven addresses in 24 hours to one mailbox, whoever's accounts they are about. */
const PER_MAILBOX_AND_DAY = 3

/** The most mails of one kind that an account's owner, or who claims to be, can ask for. */
const PER_ACCOUNT_AND_HOUR = 3

/** How often one network address may have mail written to others: resets and newsletters together (decision M4). */
export const MAIL_REQUESTS = perHour('mail-requests', 10)

/** How many mails may be written (decision M4). */
export interface MailBounds {
  /**
   * SQL that is true when one more may be written to the address: a parameter or a column. Until the transaction
   * ends nobody else gets an answer about that mailbox, so that two at once do not both pass.
   */
  mayMailSql: (to: string, alsoCounted?: readonly MailDefinition[]) => string
  /** Whether one more may be written to the address, and arrives, in a transaction that writes it. */
  mayMail: (
    to: string,
    em: EntityManager,
    alsoCounted?: readonly MailDefinition[],
  ) => Promise<boolean>
  /** Whether the account may be sent one more of this kind, which arrives; its row is locked, so that two at once do not both pass. */
  mayMailAccount: (
    account: Pick<User, 'id' | 'email'>,
    template: MailDefinition,
    em: EntityManager,
  ) => Promise<boolean>
}

/** Bounds the mails of these kinds that go to unproven addresses. */
export function createMailBounds(mails: readonly MailDefinition[]): MailBounds {
  const toUnproven = mails.filter(({ isToUnproven }) => isToUnproven)

  const mayMailSql: MailBounds['mayMailSql'] = (to, alsoCounted = []) => {
    const names = [...toUnproven, ...alsoCounted].map(({ name }) => name)
    return `may_mail(${to}, '{${names.join(',')}}', ${PER_MAILBOX_AND_DAY})`
  }

  return {
    mayMailSql,
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
  }
}

/**
 * Has nobody else get an answer about these mailboxes until the transaction ends; in one order, so that two who wait
 * for the same ones do not wait for each other.
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
