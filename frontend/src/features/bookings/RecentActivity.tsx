import { dashboard } from '../../content/dashboard'
import { BookingsCard } from './BookingsCard'
import { useRecentBookings } from './useMyBookings'

const words = dashboard.recent

/** The first three of the person's bookings. */
export function RecentActivity() {
  return (
    <BookingsCard title={words.title} list={useRecentBookings()} empty={{ text: words.empty }} />
  )
}
