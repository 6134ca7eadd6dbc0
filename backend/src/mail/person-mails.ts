import type { EntityManager } from 'typeorm'
import type { User } from '../accounts/user.entity'
import { lockMailboxes } from './mail-bounds'
import type { Mailer } from './mailer'

type NewMail = Omit<Parameters<Mailer['queue']>[0], 'to' | 'userId'>

/**
 * Queues a mail to a person. Returns false without queueing it if a mail with its key exists, the
 * address is undeliverable, or the address is unconfirmed and its mailbox limit is reached. The limit
 * of a mail that is due later is checked when it is due (MAIL-4).
 */
export async function queueToPerson(
  { mailer }: { mailer: Mailer },
  mail: NewMail,
  person: User,
  em: EntityManager,
): Promise<boolean> {
  if (!person.emailConfirmed && !mail.dueAt) {
    await lockRecipients([person], em)
    if (!(await mailer.mayMail(person.email, em))) return false
  }
  return mailer.queue({ ...mail, to: person.email, userId: person.id }, em)
}

/**
 * Locks the people's addresses, reads them again, and locks their mailboxes, until the transaction
 * ends. Call it before mails to several people are queued. A change of an address locks in the same
 * order, the account before the mailboxes, so that neither deadlocks.
 */
export async function lockRecipients(people: readonly User[], em: EntityManager): Promise<void> {
  const rows = await em.query<Pick<User, 'id' | 'email' | 'emailConfirmedAt'>[]>(
    `SELECT id, email, "emailConfirmedAt" FROM "user" WHERE id = ANY ($1) ORDER BY id FOR KEY SHARE`,
    [people.map(({ id }) => id)],
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  for (const person of people) Object.assign(person, byId.get(person.id))
  const addresses = people.map(({ email }) => email)
  await lockMailboxes(addresses, em)
}
