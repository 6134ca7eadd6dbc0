import type { EntityManager } from 'typeorm'
import type { User } from '../accounts/user.entity'
import { isDeliverableSql } from './insert-mail'
import type { Mailer } from './mailer'
import { NotToldReason, type NotTold } from './not-told'

type NewMail = Omit<Parameters<Mailer['queue']>[0], 'to' | 'userId'>

/**
 * Queues a mail to a person, confirmed or not: it follows from what the person or the club has done, so
 * the mailbox limit does not apply (MAIL-4). Writes nothing if a mail with its key exists or the address
 * is undeliverable. Returns the person if the mail does not reach them, otherwise nobody.
 */
export async function queueToPerson(
  { mailer }: { mailer: Mailer },
  mail: NewMail,
  person: User,
  em: EntityManager,
): Promise<NotTold[]> {
  await lockRecipients([person], em)
  const isWritten = await mailer.queue({ ...mail, to: person.email, userId: person.id }, em)
  if (!isWritten && !(await isDeliverable(person.email, em)))
    return [{ person, reason: NotToldReason.undeliverable }]
  return mailer.sendsMail ? [] : [{ person, reason: NotToldReason.no_mail_server }]
}

async function isDeliverable(address: string, em: EntityManager): Promise<boolean> {
  const [row] = await em.query<{ is: boolean }[]>(`SELECT ${isDeliverableSql('$1')} AS is`, [
    address,
  ])
  return row?.is === true
}

/**
 * Locks the people's addresses, in a fixed order, and reads them again, until the transaction ends.
 * Call it before mails to several people are queued, so that transactions do not deadlock.
 */
export async function lockRecipients(people: readonly User[], em: EntityManager): Promise<void> {
  const rows = await em.query<Pick<User, 'id' | 'email' | 'emailConfirmedAt'>[]>(
    `SELECT id, email, "emailConfirmedAt" FROM "user" WHERE id = ANY ($1) ORDER BY id FOR KEY SHARE`,
    [people.map(({ id }) => id)],
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  for (const person of people) Object.assign(person, byId.get(person.id))
}
