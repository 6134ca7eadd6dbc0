import { MINUTE_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { remindOfBookings } from './booking-reminders.service'
import { bookingsData } from './bookings.data'
import { BookingsResolver } from './bookings.resolver'
import { bookingCancelled, bookingCreated, bookingMoved } from './bookings.events'
import {
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingMovedMail,
  bookingReminderMail,
  ownCancellationMail,
} from './bookings.mails'
import { Charge } from './charge.entity'
import { CourtBookingsResolver } from './court-bookings.resolver'
import { CourtBooking } from './court-booking.entity'
import { cancellationActions } from './cancel-booking.service'

export const bookingsFeature: Feature = {
  entities: [CourtBooking, Charge],
  personalData: bookingsData,
  resolvers: [BookingsResolver, CourtBookingsResolver],
  mails: [
    bookingConfirmedMail,
    bookingMovedMail,
    bookingReminderMail,
    ownCancellationMail,
    bookingCancelledMail,
  ],
  webhookEvents: [bookingCreated, bookingMoved, bookingCancelled],
  auditActions: cancellationActions,
  jobs: ({ services }) => [
    {
      name: 'booking_reminders',
      everyMs: 5 * MINUTE_MS,
      retryMs: MINUTE_MS,
      run: context => remindOfBookings(services, context),
    },
  ],
}
