import { useMemberBookingsQuery } from '../../api/generated'
import { Cards } from '../../ui/Cards'
import { CalendarAddress } from './CalendarAddress'
import { CancelBooking } from './CancelBooking'
import { OpenCharges } from './OpenCharges'
import { UpcomingBookings } from './UpcomingBookings'

/** Shows a member's upcoming bookings, which they can cancel, their open charges and their calendar. */
export function MemberBookings() {
  const allowance = useMemberBookingsQuery().data?.bookingAllowance
  const charges = allowance?.openCharges ?? []
  return (
    <Cards>
      <UpcomingBookings
        action={id => {
          const booking = allowance?.upcoming.find(one => one.id === id)
          return booking && <CancelBooking booking={booking} />
        }}
      />
      {charges.length > 0 && <OpenCharges charges={charges} />}
      <CalendarAddress />
    </Cards>
  )
}
