import type { ReactNode } from 'react'
import { useMemberBookingsQuery } from '../../api/generatedCourts'
import { Cards } from '../../ui/Cards'
import { CalendarAddress } from './CalendarAddress'
import { CancelBooking } from './CancelBooking'
import { OpenCharges } from './OpenCharges'

interface MemberBookingsProps {
  /** Shows the upcoming bookings; `action` is what a member can do with the booking of an id. */
  list: (action: (id: string) => ReactNode) => ReactNode
}

/** Shows a member's upcoming bookings, which they can cancel, their open charges and their calendar. */
export function MemberBookings({ list }: MemberBookingsProps) {
  const allowance = useMemberBookingsQuery().data?.bookingAllowance
  const charges = allowance?.openCharges ?? []
  return (
    <Cards>
      {list(id => {
        const booking = allowance?.upcoming.find(one => one.id === id)
        return booking && <CancelBooking booking={booking} />
      })}
      {charges.length > 0 && <OpenCharges charges={charges} />}
      <CalendarAddress />
    </Cards>
  )
}
