import type { ReactNode } from 'react'
import { useMemberBookingsQuery } from './memberBookings.generated'
import { memberBookings } from '../../content/memberBookings'
import { clubDateOf } from '../../format/courtDays'
import { courtHour } from '../../format/dates'
import { ActionRow } from '../../ui/ActionRow'
import { Cards } from '../../ui/Cards'
import { AddToCalendar } from './AddToCalendar'
import { BookAgain } from './BookAgain'
import { BookingDetails } from './BookingDetails'
import { BookingPlayers } from './BookingPlayers'
import { CalendarAddress } from './CalendarAddress'
import { CancelBooking } from './CancelBooking'
import { ClosureNotes } from './ClosureNotes'
import { InvitationsCard } from './InvitationsCard'
import { StandbyCard } from './StandbyCard'
import { OpenCharges } from './OpenCharges'

interface RowDetails {
  time: string
  text: ReactNode
  action: ReactNode
}

interface MemberBookingsProps {
  /** Shows the upcoming bookings; `details` is what else there is about the booking of an id. */
  list: (details: (id: string) => RowDetails | undefined) => ReactNode
}

/** Shows a member's upcoming bookings, which they can cancel, their open charges and their calendar. */
export function MemberBookings({ list }: MemberBookingsProps) {
  const { data } = useMemberBookingsQuery()
  const allowance = data?.bookingAllowance
  const charges = allowance?.openCharges ?? []
  return (
    <>
      <ClosureNotes withDays notes={data?.closureNotes} />
      <InvitationsCard />
      <StandbyCard rows={data?.standby} />
      <Cards>
        {list(id => {
          const booking = allowance?.upcoming.find(one => one.id === id)
          return (
            booking && {
              time: memberBookings.details.time(booking.startsAt, booking.endsAt),
              text: <BookingDetails {...booking} />,
              action: (
                <ActionRow>
                  <AddToCalendar
                    bookingId={id}
                    court={booking.court.name}
                    startsAt={booking.startsAt}
                  />
                  <BookingPlayers booking={booking} />
                  <BookAgain
                    court={booking.court.name}
                    date={clubDateOf(new Date(booking.startsAt))}
                    hour={courtHour(booking.startsAt)}
                    guests={booking.guests}
                  />
                  <CancelBooking booking={booking} />
                </ActionRow>
              ),
            }
          )
        })}
        {charges.length > 0 && <OpenCharges charges={charges} />}
        <CalendarAddress />
      </Cards>
    </>
  )
}
