import { bookingFields, refetches } from '../../api/apollo/invalidate'

/** The options of a mutation that changes a member's bookings, lines, players or open spots. */
export const refetchBookings = refetches(...bookingFields)
