import { randomUUID } from 'node:crypto'
import { db } from '../src/database/data-source'
import { emailChangedMail } from '../src/features/members/members.mails'
import type { MailDefinition } from '../src/mail/mail-definition'
import { Mail, MailState } from '../src/mail/mail.entity'
import type { RenderedMail } from '../src/mail/rendered-mail.types'
import { services } from './services'

/** Returns the mails of this kind, oldest first; optionally only those to this address. */
export function findMails({ name: template }: MailDefinition, to?: string): Promise<Mail[]> {
  const where = { template, ...(to !== undefined && { to }) }
  return db.getRepository(Mail).find({ where, order: { createdAt: 'ASC', id: 'ASC' } })
}

/** Returns the first mail of this kind to the address; throws if there is none. */
export async function findMail(template: MailDefinition, to: string): Promise<Mail> {
  const [mail] = await findMails(template, to)
  if (!mail) throw new Error(`no ${template.name} to ${to}`)
  return mail
}

/** Waits for the latest mail of this kind to the address: some are stored after the response. */
export async function untilMailed(template: MailDefinition, to: string, count = 1): Promise<Mail> {
  for (;;) {
    const mail = (await findMails(template, to))[count - 1]
    if (mail) return mail
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** Renders the mail as it would be sent now. */
export async function rendered(mail: Mail): Promise<RenderedMail> {
  const it = await services.renderMail(mail, db.manager)
  if (!it) throw new Error(`the mail ${mail.key} is not rendered`)
  return it
}

/** Returns the token of the mail's button. */
export async function tokenIn(mail: Mail): Promise<string> {
  const [, token] = /\/auth\?mode=\w+#([\w-]+)/.exec((await rendered(mail)).text) ?? []
  if (token === undefined) throw new Error(`no link in ${mail.key}`)
  return token
}

/** The additional columns of a row in each state, as the table's checks require. */
const columnsOf: Partial<Record<MailState, Partial<Mail>>> = {
  sending: { lease: randomUUID(), leaseUntil: new Date() },
  sent: { sentAt: new Date() },
  failed: { attempts: 8, failure: '451 later', dueAt: new Date(0), startedAt: new Date() },
}

/** Stores a mail in this state, of a kind that needs no other rows. */
export async function insertMail(state: MailState, values: Partial<Mail> = {}): Promise<Mail> {
  const mails = db.getRepository(Mail)
  const template = emailChangedMail.name
  const data = { newAddress: 'c…@e….com' }
  const own = { template, data, to: 'camila@example.com', key: randomUUID(), state }
  return mails.save(mails.create({ ...own, ...columnsOf[state], ...values }))
}
