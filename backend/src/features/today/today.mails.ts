import { User } from '../../accounts/user.entity'
import { clubDateInWords, clubDay } from '../../core/club-day'
import { formatDollars } from '../../core/format-dollars'
import type { MailContent, MailLink } from '../../mail/mail-content'
import { defineMail } from '../../mail/mail-definition'
import { isEmptyDigest, readDigest, type Digest } from './digest.service'

/**
 * Says what there is to do when it is sent. Nothing is sent to who is no longer staff, who has switched it
 * off meanwhile, or if everything is done.
 */
export const teamDigestMail = defineMail({
  name: 'team_digest',
  description: 'Tells the staff on a workday what there is to do.',
  read: async ({ userId, data }, em, { siteUrl }) => {
    if (userId === null) return null
    const person = await em.findOneBy(User, { id: userId, getsDigest: true })
    if (!person) return null
    const digest = await readDigest(person, new Date(Number(data['at'])))
    return isEmptyDigest(digest) ? null : contentOf(digest, siteUrl)
  },
})

function contentOf(digest: Digest, siteUrl: string): MailContent {
  const line = (label: string, query: string): MailLink => ({
    label,
    url: `${siteUrl}/admin?${query}`,
  })
  const { messages, failedMails, offersEnding, owed } = digest
  const lines: MailLink[] = []
  if (messages?.oldest)
    lines.push(line(messagesOf(messages.count, messages.oldest), 'view=messages&status=notDone'))
  if (failedMails)
    lines.push(
      line(`${some(failedMails, 'mail')} failed and reached nobody`, 'view=mail&state=failed'),
    )
  if (offersEnding?.count) {
    const { count, until } = offersEnding
    const ends = count === 1 ? 'ends' : 'end'
    lines.push(line(`${some(count, 'offer')} ${ends} today`, `view=waves&until=${until}`))
  }
  if (owed?.count) {
    const owe = owed.people === 1 ? '1 person owes' : `${String(owed.people)} people owe`
    lines.push(line(`${owe} ${formatDollars(owed.cents)}`, 'view=money'))
  }
  return {
    subject: 'What there is to do at the club today',
    heading: 'What there is to do today',
    paragraphs: lines,
    button: { label: 'Open Today', url: `${siteUrl}/admin?view=today` },
    closing: ['This mail comes on workdays. You can switch it off on your profile.'],
  }
}

const some = (count: number, noun: string) => `${String(count)} ${count === 1 ? noun : `${noun}s`}`

const messagesOf = (count: number, oldest: Date) =>
  `${some(count, 'message')} not done; the oldest came on ${clubDateInWords(clubDay(oldest))}`
