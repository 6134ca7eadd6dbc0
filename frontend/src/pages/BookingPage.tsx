import { booking } from '../content/booking'
import { Page } from '../features/site/Page'
import { island } from '../hydration/island'
import { MembersOnly } from '../session/guards/MembersOnly'
import { Loading } from '../ui/Loading'

/* Before courts can be booked, nobody loads the script of the hours. */
const Body = island(
  () =>
    booking.isOpen
      ? import('./BookingBody').then(m => m.loadBookingBody())
      : import('./BookingStated').then(m => m.BookingStated),
  <Loading page />,
  { membersOnly: true },
)

export function BookingPage() {
  return (
    <Page title={booking.pageTitle}>
      <MembersOnly>{() => <Body />}</MembersOnly>
    </Page>
  )
}
