import type { EntityManager } from 'typeorm'
import { clubDateInWords, clubDay } from '../../core/club-day'
import { SECOND_MS } from '../../core/durations'
import { defineMail, type MailDefinition, type MailReading } from '../../mail/mail-definition'
import { MailState, type Mail } from '../../mail/mail.entity'
import { getMailPhaseTexts } from '../launch/mail-phases.service'
import { WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { Offer, OfferState } from './offer.entity'
import { offerLink } from './offers.links'
import * as texts from './offer-mail-texts'

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
  (
    write: (url: string, lastDay: string, payment: string) => MailReading['content'],
  ): MailDefinition['read'] =>
  async (mail, em, { findUrl }) => {
    const offer = await findOffer(mail, em)
    if (offer?.state !== OfferState.open) return null
    const url = await findUrl(offerLink)
    if (url === null) return null
    const { payment } = await getMailPhaseTexts()
    return { content: write(url, lastDayOf(offer), payment) }
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

export const offerMail = defineMail({
  name: 'offer',
  description: 'Offers a membership to a person on the waitlist.',
  read: readOpen(texts.offer),
})

export const offerReminderMail = defineMail({
  name: 'offer_reminder',
  description: 'Reminds a person of an open offer, 48 hours before its end.',
  read: readOpen(texts.offerReminder),
})

export const offerExpiredMail = defineMail({
  name: 'offer_expired',
  description: 'Reports that an offer has expired.',
  read: async (mail, em) => {
    const offer = await findReturned(mail, em)
    return offer && { content: texts.offerExpired(offer.entry.position) }
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
    return { content: texts.offerWithdrawn(position, reason) }
  },
})
