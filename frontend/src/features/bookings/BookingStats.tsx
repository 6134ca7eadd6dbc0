import { dashboard } from '../../content/dashboard'
import { CourtStats } from './CourtStats'
import { useRecentBookings, useUpcomingBookings } from './useMyBookings'

const texts = dashboard.stats

/**
 * Shows the number of bookings, the number of upcoming ones, the member's level and the court
 * access.
 */
export function BookingStats({ level }: { level: string }) {
  const played = useRecentBookings().count ?? texts.unknown
  const scheduled = useUpcomingBookings().count ?? texts.unknown
  return (
    <CourtStats
      items={[
        { label: texts.played, value: played },
        { label: texts.scheduled, value: scheduled },
        { label: texts.level, value: level },
        texts.access,
      ]}
    />
  )
}
