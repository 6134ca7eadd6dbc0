import { bookingFields, refetches } from '../../api/apollo/invalidate'

/** The options of a mutation that changes from whom a member hides. */
export const refetchHidden = refetches(...bookingFields, 'hiddenMembers', 'playedWith', 'openPlay')
