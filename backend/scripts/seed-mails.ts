import type { EntityManager } from 'typeorm'
import type { User } from '../src/accounts/user.entity'
import { DAY_MS, HOUR_MS } from '../src/core/durations'
import { club } from '../src/shared/club'
import { Link } from '../src/links/link.entity'
import { MailAddress } from '../src/mail/mail-address.entity'
import { Mail, MailState } from '../src/mail/mail.entity'
import { uuidOf } from './seeded-random'
import { insertNew } from './seed-submissions'
import { confirmEmailLink, resetPasswordLink } from '../src/features/auth/auth.links'
import {
  passwordChangedMail,
  resetPasswordMail,
  welcomeMail,
} from '../src/features/auth/auth.mails'
import { contactReceivedMail } from '../src/features/contact/contact.mails'

export const MAILS = 24

/**
 * The states from the latest mail to the oldest: queued mails are new, and most older ones are
 * sent.
 */
const states: MailState[] = [
  MailState.sending,
  MailState.queued,
  MailState.queued,
  MailState.failed,
  MailState.failed,
  MailState.dropped,
  MailState.kept,
  MailState.kept,
  MailState.kept,
]

const templates = [
  welcomeMail,
  contactReceivedMail,
  resetPasswordMail,
  welcomeMail,
  passwordChangedMail,
] as const

const purposes = new Map([
  [welcomeMail.name, confirmEmailLink.name],
  [resetPasswordMail.name, resetPasswordLink.name],
])

/**
 * Stores mails in every state with the rows that they refer to; a mail server has refused the
 * address of one.
 */
export async function seedMails(now: Date, people: User[], em: EntityManager): Promise<number> {
  const rows = people.slice(0, MAILS).map((person, index) => mailTo(person, index, now))
  const links = rows.flatMap(({ template, data, userId: subject, to: email, createdAt }) => {
    const purpose = purposes.get(template)
    const expiresAt = new Date(now.getTime() + 7 * DAY_MS)
    return purpose ? [{ id: data.linkId, purpose, subject, email, createdAt, expiresAt }] : []
  })
  await insertNew(Link, links, em)
  const refused = rows.find(({ failure }) => failure?.startsWith('550'))
  await em
    .createQueryBuilder()
    .insert()
    .into(MailAddress)
    .values({ email: refused?.to, undeliverableSince: now, reason: refused?.failure ?? '' })
    .orIgnore()
    .execute()
  return insertNew(Mail, rows, em)
}

function mailTo({ id: userId, email }: User, index: number, now: Date) {
  const template = templates[index % templates.length] ?? welcomeMail
  const state = states[index] ?? MailState.sent
  const createdAt = new Date(now.getTime() - (index + 1) ** 2 * HOUR_MS)
  const linkId = uuidOf('link', index)
  const to = template === contactReceivedMail ? club.email : email
  return {
    id: uuidOf('mail', index),
    key: `seed:${index}`,
    template: template.name,
    state,
    userId,
    to,
    createdAt,
    data: { linkId, contactId: uuidOf('message', index), changedAt: createdAt.getTime() },
    // Due far in the future, so that no server sends them.
    dueAt: state === MailState.queued ? new Date(now.getTime() + 30 * DAY_MS) : createdAt,
    sentAt: state === MailState.sent ? createdAt : null,
    ...sendingColumns(state, now),
    ...failedColumns(state, index, createdAt),
  }
}

const sendingColumns = (state: MailState, now: Date) =>
  state === MailState.sending
    ? { lease: uuidOf('lease'), leaseUntil: new Date(now.getTime() + 30 * DAY_MS) }
    : {}

function failedColumns(state: MailState, index: number, startedAt: Date) {
  if (state !== MailState.failed)
    return { failure: null, attempts: state === MailState.sent ? 1 : 0 }
  return index % 2 === 0
    ? { failure: '451 4.3.0 Try again later', attempts: 8, startedAt }
    : { failure: '550 5.1.1 No such user', attempts: 1, startedAt }
}
