import styled from 'styled-components'
import type { PersonBookingsQuery } from '../../../api/operationTypes'
import { personTexts } from '../../../content/admin/person'
import { shortDateTime } from '../../../format/dates'
import { Text } from '../../../ui/Text'
import { bookingTime } from './bookingTime'
import { PersonList } from './PersonPart'
import { usePersonBookingsQuery } from './person.generated'

type Booking = NonNullable<PersonBookingsQuery['person']>['bookings']['edges'][number]['node']

const texts = personTexts.booking

interface PersonBookingsProps {
  id: string
  /** Whether the bookings to come are shown, or all others. */
  upcoming: boolean
}

/** The person's bookings to come, soonest first, or all others, latest first. */
export function PersonBookings({ id, upcoming }: PersonBookingsProps) {
  return (
    <PersonList
      texts={upcoming ? personTexts.upcoming : personTexts.past}
      useListQuery={usePersonBookingsQuery}
      variables={{ id, upcoming }}
      pageOf={data => data.person?.bookings ?? null}
      row={booking => (
        <>
          <Moment dateTime={booking.bookingDate}>{bookingTime(booking)}</Moment>
          <Text tone="muted">{[booking.courtName, ...eventsOf(booking)].join(', ')}</Text>
        </>
      )}
    />
  )
}

/** Returns the guests, and what became of the booking. */
function eventsOf({ status, guests, checkedInAt, wasLate }: Booking): string[] {
  return [
    ...(guests && guests.length > 0 ? [texts.guests(guests)] : []),
    ...(checkedInAt ? [texts.arrived(shortDateTime(checkedInAt))] : []),
    ...(status === 'no_show' ? [texts.noShow] : []),
    ...(status === 'cancelled' ? [wasLate ? texts.cancelledLate : texts.cancelled] : []),
  ]
}

const Moment = styled.time`
  font-weight: 600;
`
