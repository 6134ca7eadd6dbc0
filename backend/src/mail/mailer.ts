import type { EntityManager } from 'typeorm'
import type { LinkStore, NewLink } from '../links/links'
import { createMailBounds, type MailBounds } from './mail-bounds'
import type { MailDefinition } from './mail-definition'
import { MailState, type Mail } from './mail.entity'
import { insertMail } from './insert-mail'

/** A mail to be written; `to` is normalised. It is due now without `dueAt`, and says the same for ever without `expiresAt`. */
type NewMail = Pick<Mail, 'to' | 'data' | 'key'> &
  Partial<Pick<Mail, 'userId' | 'dueAt' | 'expiresAt'>> & { template: MailDefinition }

type NewLinkMail = NewLink & Partial<Pick<Mail, 'userId' | 'data'>> & { template: MailDefinition }

/** Writes mails; startMailWorker sends them. */
export interface Mailer extends MailBounds {
  /** False without a mail server: mail is kept then, and never sent. */
  sendsMail: boolean
  /** In which state a mail is written: whether it is ever sent is decided then. */
  newMailState: MailState.queued | MailState.kept
  /**
   * Writes a mail in the transaction of its cause, and wakes those who send it. True when written; false when a mail with
   * this key is there already or the address is undeliverable. Throws for a mail that no feature lists.
   */
  queue: (mail: NewMail, em: EntityManager) => Promise<boolean>
  /** Writes a link and, in the same transaction, the mail that brings it, which says nothing any more once the link has expired. */
  queueWithLink: (mail: NewLinkMail, em: EntityManager) => Promise<void>
}

interface Options {
  /** Whether there is a mail server. */
  sendsMail: boolean
  mails: readonly MailDefinition[]
  links: LinkStore
}

export function createMailer({ sendsMail, mails, links }: Options): Mailer {
  const registered = new Set(mails)
  const newMailState = sendsMail ? MailState.queued : MailState.kept

  const queue: Mailer['queue'] = async ({ template, ...mail }, em) => {
    if (!registered.has(template))
      throw new Error(`No feature lists the mail ${template.name} (mails).`)
    return insertMail({ ...mail, template: template.name, state: newMailState }, em)
  }

  return {
    ...createMailBounds(mails),
    sendsMail,
    newMailState,
    queue,
    queueWithLink: async ({ template, userId = null, data, ...newLink }, em) => {
      const { id: linkId, email: to, expiresAt } = await links.create(newLink, em)
      const key = `${template.name}:${linkId}`
      await queue({ template, to, userId, data: { ...data, linkId }, key, expiresAt }, em)
    },
  }
}
