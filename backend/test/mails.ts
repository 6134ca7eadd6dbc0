import { db } from '../src/database/data-source'
import { Mail, type MailTemplate } from '../src/mail/mail.entity'
import { renderMail } from '../src/features/mail/templates/render-mail'
import type { RenderedMail } from '../src/mail/rendered-mail.types'

/** The mails of this kind, the earliest first; to this address when one is given. */
export function findMails(template: MailTemplate, to?: string): Promise<Mail[]> {
  const where = { template, ...(to !== undefined && { to }) }
  return db.getRepository(Mail).find({ where, order: { createdAt: 'ASC', id: 'ASC' } })
}

/** Waits for the latest mail of this kind to the address: some are written after the answer. */
export async function untilMailed(template: MailTemplate, to: string, count = 1): Promise<Mail> {
  for (;;) {
    const mail = (await findMails(template, to))[count - 1]
    if (mail) return mail
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** The mail as it would be sent now. */
export async function rendered(mail: Mail): Promise<RenderedMail> {
  const it = await renderMail(mail, db.manager)
  if (!it) throw new Error(`nothing is left to say in ${mail.key}`)
  return it
}

/** The token behind the mail's button. */
export async function tokenIn(mail: Mail): Promise<string> {
  const [, token] = /\/auth\?mode=\w+#([\w-]+)/.exec((await rendered(mail)).text) ?? []
  if (token === undefined) throw new Error(`no link in ${mail.key}`)
  return token
}
