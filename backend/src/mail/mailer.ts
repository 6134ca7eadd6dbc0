import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { LinkStore, NewLink } from '../links/links'
import { createMailBounds, type MailBounds } from './mail-bounds'
import type { MailDefinition } from './mail-definition'
import { MailState, type Mail } from './mail.entity'
import { insertMail, insertMails, type BulkMailRow } from './insert-mail'

/**
 * A new mail; `to` is normalised. By default no other mail has its key, and it is due now. It never
 * expires without `expiresAt`.
 */
type NewMail = Pick<Mail, 'to' | 'data'> &
  Partial<Pick<Mail, 'key' | 'userId' | 'dueAt' | 'expiresAt'>> & { template: MailDefinition }

type NewLinkMail = NewLink & Partial<Pick<Mail, 'userId' | 'data'>> & { template: MailDefinition }

/** Inserts mails; startMailWorker sends them. */
export interface Mailer extends MailBounds {
  /** False without a mail server: mail is then kept and never sent. */
  sendsMail: boolean
  /** The state of a new mail; it decides whether the mail is ever sent. */
  newMailState: 'queued' | 'kept'
  /**
   * Inserts a mail in the transaction of its cause and notifies the workers on commit. Returns
   * false if a mail with this key exists or the address is undeliverable. Throws for a mail that no
   * feature lists.
   */
  queue: (mail: NewMail, em: EntityManager) => Promise<boolean>
  /** Inserts mails of one kind to many people, as `queue` does. */
  queueAll: (
    template: MailDefinition,
    mails: readonly BulkMailRow[],
    em: EntityManager,
  ) => Promise<void>
  /** Sends the mails to a person that follow them (`followsPerson`) and are not sent yet to a new address. */
  followPerson: (userId: string, email: string, em: EntityManager) => Promise<void>
  /** Inserts a link and its mail in the same transaction. The mail expires with the link. */
  queueWithLink: (mail: NewLinkMail, em: EntityManager) => Promise<void>
}

interface Options {
  /** Whether a mail server is configured. */
  sendsMail: boolean
  mails: readonly MailDefinition[]
  links: LinkStore
}

export function createMailer({ sendsMail, mails, links }: Options): Mailer {
  const registered = new Set(mails)
  const newMailState = sendsMail ? MailState.queued : MailState.kept

  const kindOf = (template: MailDefinition) => {
    if (!registered.has(template))
      throw new Error(`No feature lists the mail ${template.name} (mails).`)
    const { name, isBulk = false } = template
    return { template: name, isBulk, state: newMailState }
  }

  const queue: Mailer['queue'] = async (
    { template, key = `${template.name}:${randomUUID()}`, ...mail },
    em,
  ) => insertMail({ ...mail, key, ...kindOf(template) }, em)

  const following = mails.filter(mail => mail.followsPerson).map(({ name }) => name)

  return {
    ...createMailBounds(mails),
    sendsMail,
    newMailState,
    queue,
    queueAll: (template, all, em) => insertMails(kindOf(template), all, em),
    followPerson: async (userId, email, em) => {
      await em.query(
        `UPDATE mail SET "to" = $2 WHERE "userId" = $1 AND template = ANY ($3)
         AND state IN ('kept', 'queued', 'sending')`,
        [userId, email, following],
      )
    },
    queueWithLink: async ({ template, userId = null, data, ...newLink }, em) => {
      const { id: linkId, email: to, expiresAt } = await links.create(newLink, em)
      const key = `${template.name}:${linkId}`
      await queue({ template, to, userId, data: { ...data, linkId }, key, expiresAt }, em)
    },
  }
}
