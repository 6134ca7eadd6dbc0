import type { Feature } from '../feature'
import { BookingsResolver } from './bookings.resolver'
import { CourtBooking } from './court-booking.entity'

export const bookingsFeature: Feature = {
  entities: [CourtBooking],
  resolvers: [BookingsResolver],
}
