import { bookingFields, invalidate, refetches } from '../../api/apollo/invalidate'

/** The options of a mutation that changes a member's bookings, lines, players or open spots. */
export const refetchBookings = refetches(...bookingFields)

/** Requests them again after a refusal: somebody else has changed them. */
export const invalidateBookings = () => invalidate(...bookingFields)
