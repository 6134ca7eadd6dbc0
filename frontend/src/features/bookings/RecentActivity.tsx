import { dashboard } from '../../content/dashboard'
import type { BookingRowsProps } from './BookingRows'
import { BookingsCard } from './BookingsCard'
import { useRecentBookings } from './useMyBookings'

const texts = dashboard.recent

/** Shows the person's three latest bookings. */
export function RecentActivity({ below }: Pick<BookingRowsProps, 'below'>) {
  return (
    <BookingsCard
      title={texts.title}
      list={useRecentBookings()}
      empty={{ text: texts.empty }}
      below={below}
    />
  )
}
