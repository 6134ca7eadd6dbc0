import type { Feature } from '../feature'
import { bookingsData } from './bookings.data'
import { BookingsResolver } from './bookings.resolver'
import { bookingCancelled, bookingCreated, bookingMoved } from './bookings.events'
import {
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingMovedMail,
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
  mails: [bookingConfirmedMail, bookingMovedMail, ownCancellationMail, bookingCancelledMail],
  webhookEvents: [bookingCreated, bookingMoved, bookingCancelled],
  auditActions: cancellationActions,
}
