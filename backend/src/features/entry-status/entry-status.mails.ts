import { defineMail } from '../../mail/mail-definition'
import { club } from '../../shared/club'
import { WaitlistEntry, WaitlistStatus } from '../waitlist/waitlist-entry.entity'

export const waitlistLeftMail = defineMail({
  name: 'waitlist_left',
  description: 'Confirms that a person has left the waitlist.',
  read: async ({ data }, em, { siteUrl }) => {
    const entry = await em.findOne(WaitlistEntry, {
      where: { id: String(data['entryId']), status: WaitlistStatus.left },
      relations: { user: true },
    })
    if (!entry) return null
    // The team's own words go to confirmed addresses only (MAIL-4).
    const reason = entry.user.emailConfirmed ? entry.leftReason : null
    const title =
      data['by'] === 'club'
        ? 'The club has taken you off the waitlist'
        : 'You have left the waitlist'
    return {
      subject: title,
      heading: title,
      paragraphs: [
        `You are no longer on the waitlist of ${club.name}. Your account stays. If you want a place again, join the waitlist on your dashboard: you get the next new number.`,
        ...(reason ? [`The club says: ${reason}`] : []),
      ],
      button: { label: 'Open your dashboard', url: `${siteUrl}/dashboard` },
    }
  },
})

export const waitlistRestoredMail = defineMail({
  name: 'waitlist_restored',
  description: 'Tells a person that the club has taken their removal from the waitlist back.',
  read: async ({ data }, em) => {
    const entry = await em.findOneBy(WaitlistEntry, { id: String(data['waitingEntryId']) })
    if (!entry || entry.status === WaitlistStatus.left) return null
    return {
      subject: 'You are on the waitlist again',
      heading: 'You are on the waitlist again',
      paragraphs: [
        `${club.name} has taken back that you were removed from the waitlist. Your place is yours again, with the same number: #${String(entry.position)}.`,
      ],
    }
  },
})
