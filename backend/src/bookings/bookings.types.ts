import { connectionOf } from '../connection'
import { CourtBooking } from './court-booking.entity'

export const { Connection: BookingConnection } = connectionOf(CourtBooking, 'Booking')
