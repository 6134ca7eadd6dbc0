import type { EntityManager } from 'typeorm'
import { clubDateInWords, clubDay } from '../../core/club-day'
import { SECOND_MS } from '../../core/durations'
import type { MailContent } from '../../mail/mail-content'
import { defineMail, type MailDefinition } from '../../mail/mail-definition'
import { MailState, type Mail } from '../../mail/mail.entity'
import { club } from '../../shared/club'
import { getMailPhaseTexts } from '../launch/mail-phases.service'
import { WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { Offer, OfferState } from './offer.entity'
import { offerLink } from './offers.links'

/** Returns the last day of an offer in words: Saturday, November 28. */
const lastDayOf = ({ expiresAt }: Offer) =>
  clubDateInWords(clubDay(new Date(expiresAt.getTime() - SECOND_MS)))

const findOffer = ({ data }: Mail, em: EntityManager) =>
  em.findOne(Offer, {
    where: { id: String(data['offerId']) },
    relations: { entry: { user: true } },
  })

/** Reads a mail about an open offer; null once the offer is decided, so the mail is dropped. */
const readOpen =
  (write: (url: string, lastDay: string, payment: string) => MailContent): MailDefinition['read'] =>
  async (mail, em, { findUrl }) => {
    const offer = await findOffer(mail, em)
    if (offer?.state !== OfferState.open) return null
    const url = await findUrl(offerLink)
    if (url === null) return null
    const { payment } = await getMailPhaseTexts()
    return write(url, lastDayOf(offer), payment)
  }

/**
 * Returns an offer that has ended, whose person keeps their number. Returns null if the person has left
 * the waitlist before the mail is sent: another mail says that.
 */
async function findReturned(mail: Mail, em: EntityManager): Promise<Offer | null> {
  const offer = await findOffer(mail, em)
  const hasLeft = offer?.entry.status === WaitlistStatus.left
  return hasLeft && mail.state === MailState.sending ? null : offer
}

/** The offer of a membership; `lastDay` as in Saturday, November 28. */
const invite = (url: string, lastDay: string, payment: string): MailContent => ({
  subject: `You are invited to join ${club.name}`,
  heading: 'You are invited',
  paragraphs: [
    `A membership of ${club.name} is yours if you want it. You can accept until the end of ${lastDay} (Miami time).`,
    'Sign in to choose a plan and accept. You can also say “Not now”: you keep your number, and we ask you again after everybody else.',
    payment,
  ],
  button: { label: 'See your offer', url },
  closing: ['If you do nothing, the offer ends. You keep your number on the waitlist.'],
})

export const offerMail = defineMail({
  name: 'offer',
  description: 'Offers a membership to a person on the waitlist.',
  read: readOpen(invite),
})

const remind = (url: string, lastDay: string, payment: string): MailContent => ({
  subject: `Your offer ends on ${lastDay}`,
  heading: `Your offer ends on ${lastDay}`,
  paragraphs: [
    `You can accept your membership of ${club.name} until the end of ${lastDay} (Miami time).`,
    payment,
  ],
  button: { label: 'See your offer', url },
  closing: ['If you do nothing, the offer ends. You keep your number on the waitlist.'],
})

export const offerReminderMail = defineMail({
  name: 'offer_reminder',
  description: 'Reminds a person of an open offer, 48 hours before its end.',
  read: readOpen(remind),
})

export const offerExpiredMail = defineMail({
  name: 'offer_expired',
  description: 'Reports that an offer has expired.',
  read: async (mail, em) => {
    const offer = await findReturned(mail, em)
    if (!offer) return null
    return {
      subject: 'Your offer has ended',
      heading: 'Your offer has ended',
      paragraphs: [
        `We did not hear from you in time, so your offer has ended. You keep number ${String(offer.entry.position)} on the waitlist, and we ask you again after everybody else.`,
      ],
    }
  },
})

export const offerWithdrawnMail = defineMail({
  name: 'offer_withdrawn',
  description: 'Reports that the club has withdrawn an offer.',
  read: async (mail, em) => {
    const offer = await findReturned(mail, em)
    if (!offer) return null
    const { position, user } = offer.entry
    // The team's own words go to confirmed addresses only (MAIL-4).
    const reason = user.emailConfirmed ? offer.reason : null
    return {
      subject: 'Your offer was withdrawn',
      heading: 'Your offer was withdrawn',
      paragraphs: [
        `The club has withdrawn your offer. You keep number ${String(position)} on the waitlist.`,
        ...(reason ? [`The club says: ${reason}`] : []),
      ],
    }
  },
})
