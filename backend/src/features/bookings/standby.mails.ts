import type { EntityManager } from 'typeorm'
import { clubMomentInWords } from '../../core/club-day'
import { defineMail } from '../../mail/mail-definition'
import type { Mail } from '../../mail/mail.entity'
import { localTime } from '../courts/court-times.service'
import { Standby, StandbyState } from './standby.entity'

const findStandby = ({ standbyId }: Mail['data'], em: EntityManager) =>
  em.findOne(Standby, {
    where: { id: String(standbyId) },
    relations: { court: true, offeredCourt: true },
  })

/** Returns the address of the booking page of an hour's day. */
const pageOf = (siteUrl: string, startsAt: Date) =>
  `${siteUrl}/booking?day=${localTime(startsAt).date}`

export const standbyOfferedMail = defineMail({
  name: 'standby_offered',
  description: 'Offers a court that has become free to the first member in line for the hour.',
  read: async ({ data }, em, { siteUrl }) => {
    const standby = await findStandby(data, em)
    if (standby?.state !== StandbyState.offered) return null
    const { startsAt, offerUntil, offeredCourt } = standby
    if (!offerUntil || !offeredCourt) return null
    const when = clubMomentInWords(startsAt)
    return {
      subject: `A court is free for you: ${when}`,
      heading: 'The hour you wait for is free',
      paragraphs: [
        `${offeredCourt.name} has become free on ${when}. We hold it for you until ${clubMomentInWords(offerUntil)}.`,
        'Take it on the booking page. If you do not, the next member in line gets it.',
      ],
      button: { label: 'Take this hour', url: pageOf(siteUrl, startsAt) },
    }
  },
})

export const standbyOpenMail = defineMail({
  name: 'standby_open',
  description:
    'Tells a member in line that the hour is free and open to all, because it begins soon.',
  read: async ({ data }, em, { siteUrl }) => {
    const standby = await findStandby(data, em)
    if (!standby) return null
    const when = clubMomentInWords(standby.startsAt)
    return {
      subject: `Free at short notice: ${when}`,
      heading: 'The hour you wait for is free',
      paragraphs: [
        `A court has become free on ${when}. This is less than 2 hours ahead, so it is open to all members: whoever books first gets it.`,
        'You are no longer in line for this hour.',
      ],
      button: { label: 'See the hours of the day', url: pageOf(siteUrl, standby.startsAt) },
    }
  },
})

export const standbyWithdrawnMail = defineMail({
  name: 'standby_withdrawn',
  description: 'Reports that the club has closed an hour that it had offered to a member in line.',
  read: async ({ data }, em, { siteUrl }) => {
    const standby = await findStandby(data, em)
    if (standby?.state !== StandbyState.waiting) return null
    const when = clubMomentInWords(standby.startsAt)
    return {
      subject: `We cannot keep this hour for you: ${when}`,
      heading: 'The club has closed this hour',
      paragraphs: [
        `We held a court for you on ${when}. The club has closed this hour since, so we had to take the offer back.`,
        'You keep your place in line, in case the hour becomes free.',
      ],
      button: { label: 'See the hours of the day', url: pageOf(siteUrl, standby.startsAt) },
    }
  },
})
