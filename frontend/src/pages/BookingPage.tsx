import { booking } from '../content/booking'
import { Page } from '../features/site/Page'
import { island } from '../hydration/island'
import { MembersOnly } from '../session/guards/MembersOnly'
import { Loading } from '../ui/Loading'

const Stated = island(() => import('./BookingStated').then(m => m.BookingStated), <Loading page />)
const Body = island(() => import('./BookingBody').then(m => m.loadBookingBody()), <Loading page />)

export function BookingPage() {
  return (
    <Page title={booking.pageTitle}>
      <MembersOnly>{() => (booking.isOpen ? <Body /> : <Stated />)}</MembersOnly>
    </Page>
  )
}
