import { randomUUID } from 'node:crypto'
import { db } from '../src/database/data-source'
import { passwordChangedMail } from '../src/features/auth/auth.mails'
import { MailAddress } from '../src/mail/mail-address.entity'
import { Mail, MailState } from '../src/mail/mail.entity'

/**
 * Creates a failed and a queued mail and an undeliverable address; returns the ids and the address.
 */
export async function createMails(now: Date): Promise<string[]> {
  const email = `${randomUUID()}@example.com`
  await db.getRepository(MailAddress).insert({ email, undeliverableSince: now, reason: '550' })
  const mails = [MailState.failed, MailState.queued].map(state => ({
    state,
    template: passwordChangedMail.name,
    data: {},
    to: `${randomUUID()}@example.com`,
    key: randomUUID(),
  }))
  const { identifiers } = await db.getRepository(Mail).insert(mails)
  return [...identifiers.map(({ id }) => String(id)), email]
}
