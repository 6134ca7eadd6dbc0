import { bookingFields, invalidates } from '../../api/apollo/invalidate'

/** The options of a mutation that changes from whom a member hides. */
export const refetchHidden = {
  refetchQueries: invalidates(...bookingFields, 'hiddenMembers', 'playedWith', 'openPlay'),
  awaitRefetchQueries: true,
}
