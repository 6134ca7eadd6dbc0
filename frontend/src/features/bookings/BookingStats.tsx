import { dashboard } from '../../content/dashboard'
import { CourtStats } from './CourtStats'
import { useRecentBookings, useUpcomingBookings } from './useMyBookings'

const words = dashboard.stats

/**
 * Shows the number of bookings, the number of upcoming ones, the member's level and the court
 * access.
 */
export function BookingStats({ level }: { level: string }) {
  const played = useRecentBookings().count ?? words.unknown
  const scheduled = useUpcomingBookings().count ?? words.unknown
  return (
    <CourtStats
      items={[
        { label: words.played, value: played },
        { label: words.scheduled, value: scheduled },
        { label: words.level, value: level },
        words.access,
      ]}
    />
  )
}
