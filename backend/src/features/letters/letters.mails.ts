import type { EntityManager } from 'typeorm'
import type { MailContent, MailLink } from '../../mail/mail-content'
import { defineMail, type MailReading, type MailTools } from '../../mail/mail-definition'
import { MailState, type Mail } from '../../mail/mail.entity'
import { club } from '../../shared/club'
import { findLeaveLinkOf } from '../newsletter/leave-links.service'
import { newsletterLeaveLink } from '../newsletter/newsletter.links'
import { unsubscribeHeaders } from '../newsletter/newsletter.mails'
import { Letter } from './letter.entity'
import { LetterRecipient } from './letter-recipient.entity'
import { LetterKind, LetterState } from './letter.options'
import { fillPlaceholders, letterBlocks, type LetterValues } from './letter-text'
import { findLetterValues } from './letter-values.service'

/** One of a letter's mails. Nothing goes to who has left, is deleted or has another mail of the letter. */
export const letterMail = defineMail({
  name: 'letter',
  description: 'A letter of the club.',
  isBulk: true,
  followsPerson: true,
  read: async (mail, em, tools) => {
    const recipient = await em.findOne(LetterRecipient, {
      where: { id: String(mail.data['recipientId']) },
      relations: { letter: true },
    })
    if (!recipient || (await isDropped(mail, recipient, em))) return null
    const { letter, userId } = recipient
    const content = await readLetter(letter, { userId, to: mail.to }, tools.now, em)
    if (letter.kind === LetterKind.notice) return content
    return withLeaveLink(content, await findLeaveLinkOf(mail.to, em), mail, tools)
  },
})

/** The letter as its writer would read it. */
export const letterTestMail = defineMail({
  name: 'letter_test',
  description: 'A letter of the club, to who has written it.',
  read: async (mail, em, { now }) => {
    const letter = await em.findOneBy(Letter, { id: String(mail.data['letterId']) })
    if (!letter) return null
    const content = await readLetter(letter, mail, now, em)
    return { ...content, subject: `Test: ${content.subject}` }
  },
})

async function readLetter(
  letter: Letter,
  reader: Pick<Mail, 'userId' | 'to'>,
  now: Date,
  em: EntityManager,
): Promise<MailContent> {
  const values = await findLetterValues(reader, { audiences: letter.audiences, now }, em)
  return letterContent(letter, values)
}

/** Returns a letter as one person reads it, without the link to leave the news. */
export function letterContent(
  { subject, body, kind }: Pick<Letter, 'subject' | 'body' | 'kind'>,
  values: LetterValues,
): MailContent {
  const title = fillPlaceholders(subject, values)
  return {
    subject: title,
    heading: title,
    paragraphs: letterBlocks(body, values),
    closing: [WHY[kind]],
  }
}

/** Why a letter comes, and whether it can be left (MAIL-41). */
const WHY: Record<LetterKind, string> = {
  notice: `You get this mail because it is about what you have at ${club.name}: your account, your membership, your bookings or your place on the waitlist. It is no news, so it cannot be left.`,
  news: `You get this mail because you asked for the news of ${club.name}. Leaving them changes nothing about your account, your bookings or their mails.`,
}

/** Whether the mail may not go any more. One that has gone is shown as it was. */
async function isDropped(
  { to, state }: Mail,
  { letter, letterId, email }: LetterRecipient,
  em: EntityManager,
): Promise<boolean> {
  if (state !== MailState.sending) return false
  if (letter.state === LetterState.cancelled) return true
  // The person's new address may be another recipient of the same letter.
  return to !== email && (await em.existsBy(LetterRecipient, { letterId, email: to }))
}

/** Adds the link and the headers that leave the news; null if the address has left by now. */
function withLeaveLink(
  content: MailContent,
  linkId: string | null,
  { state }: Mail,
  tools: MailTools,
): MailReading | null {
  if (linkId === null) return state === MailState.sending ? null : content
  const leave: MailLink = {
    label: 'Leave the news with one click:',
    url: tools.links.url(newsletterLeaveLink, linkId),
  }
  return {
    ...content,
    closing: [...(content.closing ?? []), leave],
    headers: unsubscribeHeaders(linkId, tools),
  }
}
