import { connectionOf } from '../../pagination/connection'
import { CourtBooking } from './court-booking.entity'

export const { Connection: BookingConnection } = connectionOf(CourtBooking, 'Booking')
