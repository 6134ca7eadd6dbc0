import { dashboard } from '../../content/dashboard'
import { BookingsCard } from './BookingsCard'
import { useRecentBookings } from './useMyBookings'

const words = dashboard.recent

/** Shows the person's three latest bookings. */
export function RecentActivity() {
  return (
    <BookingsCard title={words.title} list={useRecentBookings()} empty={{ text: words.empty }} />
  )
}
