import { defineWebhookEvent } from '../../webhooks/webhook-event-type'
import { courtsChangedOn } from '../courts/court-changes.service'
import type { CourtBooking } from './court-booking.entity'

/** Returns the data of a booking: no guests and no reason. Instants are ISO 8601 (UTC). */
const bookingData = ({ id, userId, courtId, startsAt, endsAt }: CourtBooking) => ({
  bookingId: id,
  userId,
  courtId,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

export const bookingCreated = defineWebhookEvent(
  'booking_created',
  'A court was booked for a member.',
  bookingData,
  courtsChangedOn(({ bookingDate }) => [bookingDate]),
)

export const bookingMoved = defineWebhookEvent(
  'booking_moved',
  'The team has moved a booking to another hour or court.',
  ({ booking }: { booking: CourtBooking; formerDay: string }) => bookingData(booking),
  courtsChangedOn(({ booking, formerDay }) => [formerDay, booking.bookingDate]),
)

export const bookingCancelled = defineWebhookEvent(
  'booking_cancelled',
  'A booking was cancelled.',
  ({ booking, isByClub }: { booking: CourtBooking; isByClub: boolean }) => ({
    ...bookingData(booking),
    isByClub,
    wasLate: booking.wasLate,
  }),
  courtsChangedOn(({ booking }) => [booking.bookingDate]),
)
