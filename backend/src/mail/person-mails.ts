import type { EntityManager } from 'typeorm'
import type { User } from '../accounts/user.entity'
import type { Mailer } from './mailer'

type NewMail = Omit<Parameters<Mailer['queue']>[0], 'to' | 'userId'>

/**
 * Queues a mail to a person, confirmed or not: it follows from what the person or the club has done, so
 * the mailbox limit does not apply (MAIL-4). Returns false without queueing it if a mail with its key
 * exists or the address is undeliverable.
 */
export async function queueToPerson(
  { mailer }: { mailer: Mailer },
  mail: NewMail,
  person: User,
  em: EntityManager,
): Promise<boolean> {
  await lockRecipients([person], em)
  return mailer.queue({ ...mail, to: person.email, userId: person.id }, em)
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
