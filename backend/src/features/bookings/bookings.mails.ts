import type { EntityManager } from 'typeorm'
import { clubClock, clubDateInWords, clubDateTime, clubDay } from '../../core/club-day'
import type { User } from '../../accounts/user.entity'
import { defineMail, type MailDefinition } from '../../mail/mail-definition'
import type { Mail } from '../../mail/mail.entity'
import type { MailContent } from '../../mail/mail-content'
import type { NotTold } from '../../mail/not-told'
import { queueToPerson } from '../../mail/person-mails'
import { bookingRules } from '../../shared/booking-rules'
import { club } from '../../shared/club'
import type { Services } from '../feature'
import { freeUntil } from './booking-terms'
import { Charge, ChargeKind, ChargeState } from './charge.entity'
import { BookingStatus, CourtBooking } from './court-booking.entity'

const findBooking = (data: Mail['data'], status: BookingStatus, em: EntityManager) =>
  em.findOne(CourtBooking, {
    where: { id: String(data['bookingId']), status },
    relations: { user: true },
  })

/** Returns the day and the hour of a booking: Thursday, November 26, 6:00 PM (Miami time). */
const whenOf = (startsAt: Date) =>
  `${clubDateInWords(clubDay(startsAt))}, ${clubClock(startsAt)} (Miami time)`

/** Guests' names go to the booker's confirmed address only (BOOKING-8, MAIL-4). */
export const bookingConfirmedMail = defineMail({
  name: 'booking_confirmed',
  description: 'Confirms the booking of a court.',
  read: async ({ data }, em, { siteUrl }) => {
    const booking = await findBooking(data, BookingStatus.confirmed, em)
    if (!booking?.startsAt) return null
    const where = { bookingId: booking.id, state: ChargeState.open }
    const charges = await em.find(Charge, { where, order: { kind: 'ASC', no: 'ASC' } })
    const content = bookingConfirmed(booking, booking.startsAt, charges)
    return {
      content: { ...content, button: { label: 'See your booking', url: `${siteUrl}/dashboard` } },
    }
  },
})

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const CHARGES: Record<ChargeKind, string> = {
  extra_reservation: 'Additional reservation',
  guest_pass: 'Guest pass',
  late_cancellation: 'Late cancellation',
}

/** Returns the charges by kind: Guest pass × 3 $59.97. */
function chargesOf(charges: readonly Pick<Charge, 'kind' | 'cents'>[]): string {
  const kinds = [...new Set(charges.map(({ kind }) => kind))]
  const lines = kinds.map(kind => {
    const own = charges.filter(charge => charge.kind === kind)
    const times = own.length > 1 ? ` × ${String(own.length)}` : ''
    return `${CHARGES[kind]}${times} ${dollars(own.reduce((sum, { cents }) => sum + cents, 0))}`
  })
  return lines.join(', ')
}

function guestsOf({ guests, user }: CourtBooking): string[] {
  if (!guests?.length) return []
  if (user.emailConfirmed) return [`Your guests: ${guests.join(', ')}.`]
  return [`You bring ${String(guests.length)} ${guests.length === 1 ? 'guest' : 'guests'}.`]
}

const bookingConfirmed = (
  booking: CourtBooking,
  startsAt: Date,
  charges: readonly Charge[],
): MailContent => ({
  subject: `Your court: ${clubDateTime(startsAt)}`,
  heading: 'Your court is booked',
  paragraphs: [
    `${booking.courtName} is yours on ${whenOf(startsAt)} for an hour. You find it at ${club.address}.`,
    ...guestsOf(booking),
    ...(charges.length > 0
      ? [
          `We have written down: ${chargesOf(charges)}. Nothing is charged here: please settle it at the front desk.`,
        ]
      : []),
    cancelUntil(booking, startsAt),
  ],
})

/** A booking can be made so late that its cancellation is never free. */
const cancelUntil = ({ createdAt }: CourtBooking, startsAt: Date) =>
  createdAt < freeUntil(startsAt)
    ? `You can cancel free of charge until ${whenOf(freeUntil(startsAt))}, on your dashboard.`
    : `It begins in less than ${String(bookingRules.freeCancellationHours)} hours, so a cancellation costs ${dollars(bookingRules.cents.late_cancellation)}.`

export const ownCancellationMail = defineMail({
  name: 'own_cancellation',
  description: 'Confirms that the member has cancelled a booking, with its fee.',
  read: async ({ data }, em) => {
    const booking = await findBooking(data, BookingStatus.cancelled, em)
    if (!booking?.startsAt) return null
    const where = { bookingId: booking.id, state: ChargeState.open }
    const charges = await em.find(Charge, { where, order: { kind: 'ASC', no: 'ASC' } })
    return { content: ownCancellation(booking, booking.startsAt, charges) }
  },
})

const ownCancellation = (
  { courtName, wasLate }: CourtBooking,
  startsAt: Date,
  charges: readonly Charge[],
): MailContent => ({
  subject: `You cancelled your court on ${clubDateTime(startsAt)}`,
  heading: 'Your booking is cancelled',
  paragraphs: [
    `You have cancelled your booking of ${courtName} on ${whenOf(startsAt)}.`,
    wasLate
      ? 'It was late, so it counts as a reservation of the month.'
      : 'It costs nothing, and it does not count as a reservation of the month.',
    ...(charges.length > 0
      ? [`Open for this booking: ${chargesOf(charges)}. Please settle it at the front desk.`]
      : []),
  ],
})

export const bookingCancelledMail = defineMail({
  name: 'booking_cancelled',
  description: 'Reports that the club has cancelled a booking.',
  read: async ({ data }, em) => {
    const booking = await findBooking(data, BookingStatus.cancelled, em)
    if (!booking?.startsAt) return null
    // The team's own words go to confirmed addresses only (MAIL-4).
    const reason = booking.user.emailConfirmed ? booking.cancelReason : null
    return { content: bookingCancelled(booking, booking.startsAt, reason) }
  },
})

const bookingCancelled = (
  { courtName }: CourtBooking,
  startsAt: Date,
  reason: string | null,
): MailContent => ({
  subject: `Your court on ${clubDateTime(startsAt)} is cancelled`,
  heading: 'We had to cancel your booking',
  paragraphs: [
    `${club.name} has cancelled your booking of ${courtName} on ${whenOf(startsAt)}. It costs nothing, and it does not count as a reservation of the month.`,
    ...(reason ? [`The club says: ${reason}`] : []),
  ],
})

const queueAbout = (
  services: Pick<Services, 'mailer'>,
  template: MailDefinition,
  { person, bookingId }: { person: User; bookingId: string },
  em: EntityManager,
): Promise<NotTold[]> => {
  const mail = { template, data: { bookingId }, key: `${template.name}:${bookingId}` }
  return queueToPerson(services, mail, person, em)
}

/** Queues the mail about a new booking; once per booking. */
export const queueBookingConfirmed = (
  services: Pick<Services, 'mailer'>,
  person: User,
  { id: bookingId }: CourtBooking,
  em: EntityManager,
) => queueAbout(services, bookingConfirmedMail, { person, bookingId }, em)

/** Queues the mail about a booking that the club cancelled; `booking.user` is loaded. */
export const queueBookingCancelled = (
  services: Pick<Services, 'mailer'>,
  { id: bookingId, user: person }: CourtBooking,
  em: EntityManager,
) => queueAbout(services, bookingCancelledMail, { person, bookingId }, em)

/** Queues the mail about a booking that its member cancelled; `booking.user` is loaded. */
export const queueOwnCancellation = (
  services: Pick<Services, 'mailer'>,
  { id: bookingId, user: person }: CourtBooking,
  em: EntityManager,
) => queueAbout(services, ownCancellationMail, { person, bookingId }, em)
