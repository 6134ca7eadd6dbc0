import type { EntityManager } from 'typeorm'
import { clubMomentInWords } from '../../core/club-day'
import { formatDollars } from '../../core/format-dollars'
import { defineMail, type MailDefinition } from '../../mail/mail-definition'
import type { Mail } from '../../mail/mail.entity'
import type { NotTold } from '../../mail/not-told'
import { queueToPerson } from '../../mail/person-mails'
import { bookingRules } from '../../shared/booking-rules'
import { club } from '../../shared/club'
import type { Services } from '../../graphql/services'
import { findActiveMembership } from './booking-members.service'
import { BookingPlayer, PlayerState } from './booking-player.entity'
import { buttonOf, nameFor } from './booking-players.mails'
import { freeUntil } from './booking-terms'
import { toCalendarAttachment } from './calendar-file.service'
import { Charge, ChargeState } from './charge.entity'
import { chargeNames } from './charge.options'
import { BookingStatus, CourtBooking } from './court-booking.entity'

/** A booking of a court's time, with its member; the team's rows by hand have no time (BOOKING-9). */
type MailedBooking = CourtBooking & { startsAt: Date; endsAt: Date }

async function findBooking(
  { bookingId }: Mail['data'],
  status: BookingStatus,
  em: EntityManager,
): Promise<MailedBooking | null> {
  const where = { id: String(bookingId), status }
  const booking = await em.findOne(CourtBooking, { where, relations: { user: true } })
  if (!booking?.startsAt || !booking.endsAt) return null
  return Object.assign(booking, { startsAt: booking.startsAt, endsAt: booking.endsAt })
}

const listCharges = ({ id: bookingId }: CourtBooking, state: ChargeState, em: EntityManager) =>
  em.find(Charge, { where: { bookingId, state }, order: { kind: 'ASC', no: 'ASC' } })

/** Guests' names go to the booker's confirmed address only (BOOKING-8, MAIL-4). */
export const bookingConfirmedMail = defineMail({
  name: 'booking_confirmed',
  description: 'Confirms the booking of a court.',
  read: async ({ data }, em, { siteUrl }) => {
    const booking = await findBooking(data, BookingStatus.confirmed, em)
    if (!booking) return null
    const charges = await listCharges(booking, ChargeState.open, em)
    const when = clubMomentInWords(booking.startsAt)
    return {
      subject: `Your court: ${when}`,
      heading: 'Your court is booked',
      paragraphs: [
        `${booking.courtName} is yours on ${when} for an hour. You find it at ${club.address}.`,
        ...guestsOf(booking),
        ...(charges.length > 0
          ? [
              `We have written down: ${chargesOf(charges)}. Nothing is charged here: please settle it at the front desk.`,
            ]
          : []),
        cancelUntil(booking),
      ],
      button: buttonOf(siteUrl, 'See your booking'),
      attachment: toCalendarAttachment(booking),
    }
  },
})

/** Returns the charges by kind: Guest pass × 3 $59.97. */
function chargesOf(charges: readonly Pick<Charge, 'kind' | 'cents'>[]): string {
  const kinds = [...new Set(charges.map(({ kind }) => kind))]
  const lines = kinds.map(kind => {
    const own = charges.filter(charge => charge.kind === kind)
    const times = own.length > 1 ? ` × ${String(own.length)}` : ''
    return `${chargeNames[kind]}${times} ${formatDollars(own.reduce((sum, { cents }) => sum + cents, 0))}`
  })
  return lines.join(', ')
}

function guestsOf({ guests, user }: CourtBooking): string[] {
  if (!guests?.length) return []
  if (user.emailConfirmed) return [`Your guests: ${guests.join(', ')}.`]
  return [`You bring ${String(guests.length)} ${guests.length === 1 ? 'guest' : 'guests'}.`]
}

/** A booking can be made so late that its cancellation is never free. */
const cancelUntil = ({ createdAt, startsAt }: MailedBooking) =>
  createdAt < freeUntil(startsAt)
    ? `You can cancel free of charge until ${clubMomentInWords(freeUntil(startsAt))}, on your dashboard. Later, a cancellation costs ${formatDollars(bookingRules.cents.late_cancellation)}.`
    : `Free cancellation ended on ${clubMomentInWords(freeUntil(startsAt))}, so until it begins a cancellation costs ${formatDollars(bookingRules.cents.late_cancellation)}.`

export const bookingMovedMail = defineMail({
  name: 'booking_moved',
  description: 'Reports that the club has moved a booking to another hour or court.',
  read: async ({ data }, em, { siteUrl }) => {
    const booking = await findBooking(data, BookingStatus.confirmed, em)
    // A later move has a mail of its own.
    if (!booking || booking.moves !== data['moves']) return null
    const charges = await listCharges(booking, ChargeState.open, em)
    const when = clubMomentInWords(booking.startsAt)
    const from = `${String(data['fromCourt'])} on ${clubMomentInWords(new Date(String(data['fromStartsAt'])))}`
    return {
      subject: `Your court has moved: ${when}`,
      heading: 'We have moved your booking',
      paragraphs: [
        `${club.name} has moved your booking of ${from}.`,
        `${booking.courtName} is yours on ${when} for an hour.`,
        ...openOf(charges),
        cancelUntil(booking),
      ],
      button: buttonOf(siteUrl, 'See your booking'),
      attachment: toCalendarAttachment(booking),
    }
  },
})

export const bookingReminderMail = defineMail({
  name: 'booking_reminder',
  description: 'Reminds a member of a booking, 24 hours or 3 hours before.',
  read: async ({ data }, em, { siteUrl }) => {
    const booking = await findBooking(data, BookingStatus.confirmed, em)
    // A moved booking has reminders of its own.
    if (!booking || booking.moves !== data['moves']) return null
    const when = clubMomentInWords(booking.startsAt)
    const heading = 'See you on the court'
    const button = buttonOf(siteUrl, 'See your booking')
    if (data['playerId'] !== undefined) {
      const where = { id: String(data['playerId']), state: PlayerState.playing }
      const player = await em.findOne(BookingPlayer, { where, relations: { user: true } })
      if (!player) return null
      const owner = await nameFor(player.user, booking.user, 'another member', em)
      return {
        subject: `Reminder: you play on ${when}`,
        heading,
        paragraphs: [
          `You play with ${owner}, who has booked ${booking.courtName} on ${when} for an hour. You find it at ${club.address}.`,
          'If you cannot come, please leave the booking on your dashboard before it begins.',
          SWITCH_OFF,
        ],
        button,
      }
    }
    const charges = await listCharges(booking, ChargeState.open, em)
    return {
      subject: `Reminder: your court on ${when}`,
      heading,
      paragraphs: [
        `${booking.courtName} is yours on ${when} for an hour. You find it at ${club.address}.`,
        ...guestsOf(booking),
        ...openOf(charges),
        cancelUntil(booking),
        SWITCH_OFF,
      ],
      button,
    }
  },
})

const SWITCH_OFF = 'You can switch these reminders off in your profile.'

export const ownCancellationMail = defineMail({
  name: 'own_cancellation',
  description: 'Confirms that the member has cancelled a booking, with its fee.',
  read: async ({ data }, em) => {
    const booking = await findBooking(data, BookingStatus.cancelled, em)
    if (!booking) return null
    const charges = await listCharges(booking, ChargeState.open, em)
    const settled = await listCharges(booking, ChargeState.settled, em)
    const when = clubMomentInWords(booking.startsAt)
    return {
      subject: `You cancelled your court on ${when}`,
      heading: 'Your booking is cancelled',
      paragraphs: [
        `You have cancelled your booking of ${booking.courtName} on ${when}.`,
        ...(booking.wasLate ? [lateOf(booking)] : freeOf(settled)),
        ...openOf(charges),
      ],
      attachment: toCalendarAttachment(booking),
    }
  },
})

const openOf = (charges: readonly Charge[]) =>
  charges.length > 0
    ? [`Open for this booking: ${chargesOf(charges)}. Please settle it at the front desk.`]
    : []

/** An extra reservation is none of the month's, so only its charges stay (BOOKING-4). */
const lateOf = ({ isExtra }: CourtBooking) =>
  isExtra
    ? 'It was late, so its charges stay.'
    : 'It was late, so it counts as a reservation of the month.'

/** What was settled is returned at the desk (BOOKING-15). */
const freeOf = (settled: readonly Charge[]) => [
  'It costs nothing, and it does not count as a reservation of the month.',
  ...(settled.length > 0
    ? [`The front desk returns what you have settled for it: ${chargesOf(settled)}.`]
    : []),
]

export const bookingCancelledMail = defineMail({
  name: 'booking_cancelled',
  description: 'Reports that the club has cancelled a booking.',
  read: async ({ data }, em, { siteUrl }) => {
    const booking = await findBooking(data, BookingStatus.cancelled, em)
    if (!booking) return null
    const charges = await listCharges(booking, ChargeState.open, em)
    const settled = await listCharges(booking, ChargeState.settled, em)
    const { courtName, startsAt, cancelReason, user, wasLate } = booking
    const when = clubMomentInWords(startsAt)
    // The team's own words go to confirmed addresses only (MAIL-4).
    const reason = user.emailConfirmed ? cancelReason : null
    // Who is no member any more cannot book.
    const isMember = (await findActiveMembership(user, em)) !== null
    const button = { label: 'Book another court', url: `${siteUrl}/booking` }
    return {
      subject: `Your court on ${when} is cancelled`,
      heading: wasLate ? 'Your booking is cancelled' : 'We had to cancel your booking',
      paragraphs: [
        `${club.name} has cancelled your booking of ${courtName} on ${when}.`,
        ...(wasLate ? [lateOf(booking), ...openOf(charges)] : freeOf(settled)),
        ...(reason ? [`The club says: ${reason}`] : []),
      ],
      ...(isMember && { button }),
      attachment: toCalendarAttachment(booking),
    }
  },
})

/**
 * Queues a mail about a booking whose user is loaded; once per template, or once per move. Returns as
 * queueToPerson.
 */
export function queueMailAbout(
  services: Services,
  template: MailDefinition,
  { id: bookingId, user }: CourtBooking,
  em: EntityManager,
  move?: { moves: number; fromCourt: string; fromStartsAt: string },
): Promise<NotTold[]> {
  const key = [template.name, bookingId, ...(move ? [move.moves] : [])].join(':')
  const mail = { template, data: { bookingId, ...move }, key }
  return queueToPerson(services, mail, user, em)
}
