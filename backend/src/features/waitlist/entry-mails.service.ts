import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import type { Mailer } from '../../mail/mailer'
import type { Services } from '../feature'

type NewMail = Omit<Parameters<Mailer['queue']>[0], 'to' | 'userId'>

/**
 * Queues a mail to a person. Returns false without queueing it if a mail with its key exists, the
 * address is undeliverable, or the address is unconfirmed and its mailbox limit is reached. The limit
 * of a mail that is due later is checked when it is due (MAIL-4).
 */
export async function queueToPerson(
  { mailer }: Pick<Services, 'mailer'>,
  mail: NewMail,
  { id: userId, email: to, emailConfirmed }: Pick<User, 'id' | 'email' | 'emailConfirmed'>,
  em: EntityManager,
): Promise<boolean> {
  const isLimited = !emailConfirmed && !mail.dueAt
  if (isLimited && !(await mailer.mayMail(to, em))) return false
  return mailer.queue({ ...mail, to, userId }, em)
}
