import { dashboard } from '../../content/dashboard'
import { BookingsCard } from './BookingsCard'
import { useRecentBookings } from './useMyBookings'

const texts = dashboard.recent

/** Shows the person's three latest bookings. */
export function RecentActivity() {
  return (
    <BookingsCard title={texts.title} list={useRecentBookings()} empty={{ text: texts.empty }} />
  )
}
