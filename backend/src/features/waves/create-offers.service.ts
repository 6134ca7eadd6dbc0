import { In, type EntityManager } from 'typeorm'
import { endOfClubDay } from '../../core/club-day'
import { DAY_MS } from '../../core/durations'
import { lockRecipients, queueToPerson } from '../../mail/person-mails'
import { NotToldReason, type NotTold } from '../../mail/not-told'
import type { Services } from '../../graphql/services'
import { moveEntries } from '../waitlist/entry-moves.service'
import { WaitlistStatus, type WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Offer } from './offer.entity'
import { offerLink } from './offers.links'
import { offerMail, offerReminderMail } from './offers.mails'
import type { Wave } from './wave.entity'

const REMINDER_BEFORE_MS = 2 * DAY_MS

/** Shorter offers get no reminder. */
const REMINDER_MIN_DAYS = 4

interface Offering {
  wave: Wave
  /** Locked and waiting, in the order of asking. */
  entries: readonly WaitlistEntry[]
  /** Free places of the wave, at least as many. */
  places: readonly number[]
  now: Date
}

/**
 * Offers the places to the people, moves them to `invited` and queues their mails, in the wave's
 * transaction. Returns whom no mail reaches.
 */
export async function createOffers(
  services: Services,
  { wave, entries, places, now }: Offering,
  em: EntityManager,
): Promise<NotTold[]> {
  const expiresAt = endOfClubDay(now, wave.days)
  const offers = await em.save(
    entries.map((entry, index) =>
      em.create(Offer, {
        waveId: wave.id,
        waveSize: wave.size,
        place: places[index] ?? 0,
        entryId: entry.id,
        sentAt: now,
        expiresAt,
      }),
    ),
  )
  await moveEntries(entries, { to: WaitlistStatus.invited }, em)
  const people = entries.map(({ user }) => user)
  await lockRecipients(people, em)
  const notTold: NotTold[] = []
  const unmailed: string[] = []
  for (const [index, offer] of offers.entries()) {
    const entry = entries[index]
    const failed = entry ? await queueMails(services, { wave, entry, offer, now }, em) : []
    notTold.push(...failed)
    if (failed.some(({ reason }) => reason === NotToldReason.undeliverable)) unmailed.push(offer.id)
  }
  if (unmailed.length > 0) await em.update(Offer, { id: In(unmailed) }, { hasMail: false })
  return notTold
}

interface Mailing {
  wave: Wave
  entry: WaitlistEntry
  offer: Offer
  now: Date
}

/**
 * Queues the offer and its reminder, whose reader drops it once the offer is decided. Returns the person
 * if the offer's mail does not reach them.
 */
async function queueMails(
  services: Services,
  { wave, entry: { user }, offer, now }: Mailing,
  em: EntityManager,
): Promise<NotTold[]> {
  const { id: offerId, expiresAt } = offer
  const newLink = { purpose: offerLink, subject: offerId, email: user.email, now }
  const { id: linkId } = await services.links.create(newLink, em)
  const mail = { data: { offerId, linkId }, expiresAt }
  const first = { ...mail, template: offerMail, key: `offer:${offerId}` }
  const notTold = await queueToPerson(services, first, user, em)
  if (wave.days < REMINDER_MIN_DAYS) return notTold
  const dueAt = new Date(expiresAt.getTime() - REMINDER_BEFORE_MS)
  const key = `offer_reminder:${offerId}`
  await queueToPerson(services, { ...mail, template: offerReminderMail, key, dueAt }, user, em)
  return notTold
}
