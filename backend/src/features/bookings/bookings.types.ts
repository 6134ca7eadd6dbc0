import { createConnectionType } from '../../pagination/connection'
import { CourtBooking } from './court-booking.entity'

export const { Connection: BookingConnection } = createConnectionType(CourtBooking, 'Booking')
