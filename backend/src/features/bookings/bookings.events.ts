import { defineWebhookEvent } from '../../webhooks/webhook-event-type'

/** Instants are ISO 8601 (UTC). */
type BookingFacts = {
  bookingId: string
  userId: string
  courtId: string | null
  startsAt: string | null
  endsAt: string | null
}

export const bookingCreated = defineWebhookEvent<BookingFacts>(
  'booking_created',
  'A court was booked for a member.',
)

export const bookingCancelled = defineWebhookEvent<
  BookingFacts & { isByClub: boolean; wasLate: boolean }
>('booking_cancelled', 'A booking was cancelled.')

interface Booking {
  id: string
  userId: string
  courtId: string | null
  startsAt: Date | null
  endsAt: Date | null
}

/** Returns the data of a booking for its events: no guests and no reason. */
export const bookingFacts = ({ id, userId, courtId, startsAt, endsAt }: Booking): BookingFacts => ({
  bookingId: id,
  userId,
  courtId,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})
