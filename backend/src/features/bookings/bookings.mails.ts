import type { EntityManager } from 'typeorm'
import { clubDateTime } from '../../core/club-day'
import type { User } from '../../accounts/user.entity'
import { defineMail, type MailDefinition } from '../../mail/mail-definition'
import type { Mail } from '../../mail/mail.entity'
import type { MailContent } from '../../mail/mail-content'
import { queueToPerson } from '../../mail/person-mails'
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

/** No mail contains the guests' names (BOOKING-8). */
export const bookingConfirmedMail = defineMail({
  name: 'booking_confirmed',
  description: 'Confirms the booking of a court.',
  read: async ({ data }, em) => {
    const booking = await findBooking(data, BookingStatus.confirmed, em)
    if (!booking?.startsAt) return null
    const where = { bookingId: booking.id, state: ChargeState.open }
    const charges = await em.find(Charge, { where, order: { kind: 'ASC', no: 'ASC' } })
    return { content: bookingConfirmed(booking, booking.startsAt, charges) }
  },
})

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const CHARGES: Record<ChargeKind, string> = {
  extra_reservation: 'an additional reservation',
  guest_pass: 'a guest pass',
  late_cancellation: 'a late cancellation',
}

const bookingConfirmed = (
  { courtName }: CourtBooking,
  startsAt: Date,
  charges: readonly Charge[],
): MailContent => ({
  subject: `Your court: ${clubDateTime(startsAt)}`,
  heading: 'Your court is booked',
  paragraphs: [
    `${courtName} is yours on ${clubDateTime(startsAt)} for an hour (Miami time).`,
    ...(charges.length > 0
      ? [
          `We have written down ${charges.map(({ kind, cents }) => `${dollars(cents)} for ${CHARGES[kind]}`).join(', ')}. Nothing is charged here: please settle it at the front desk.`,
        ]
      : []),
    `You can cancel free of charge until ${clubDateTime(freeUntil(startsAt))}, on your dashboard.`,
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
    `${club.name} has cancelled your booking of ${courtName} on ${clubDateTime(startsAt)} (Miami time). It costs nothing, and it does not count as a reservation of the month.`,
    ...(reason ? [`The club says: ${reason}`] : []),
  ],
})

const queueAbout = async (
  services: Pick<Services, 'mailer'>,
  template: MailDefinition,
  { person, bookingId }: { person: User; bookingId: string },
  em: EntityManager,
): Promise<void> => {
  const mail = { template, data: { bookingId }, key: `${template.name}:${bookingId}` }
  await queueToPerson(services, mail, person, em)
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
