import { CalendarPlus } from 'lucide-react'
import { openFile } from '../../api/apollo/downloadFile'
import { useCardAction } from '../../api/useCardAction'
import { memberBookings } from '../../content/memberBookings'
import { problems } from '../../content/problems'
import { isStillSignedIn } from '../../session/session'
import { Problem } from '../../ui/Problem'
import { TextButton } from '../../ui/TextButton'

const texts = memberBookings.addToCalendar

interface AddToCalendarProps {
  bookingId: string
  court: string
  startsAt: string
}

/**
 * Opens the file of a booking, which the browser hands to a calendar (BOOKING-44). If the session has
 * ended, its guard reports it.
 */
export function AddToCalendar({ bookingId, court, startsAt }: AddToCalendarProps) {
  const { pending, problem, run } = useCardAction(problems)
  const add = () =>
    run(async () => {
      if (await isStillSignedIn()) await openFile(`/api/bookings/${bookingId}/booking.ics`)
    })
  return (
    <>
      <TextButton
        icon={CalendarPlus}
        name={texts.name(court, startsAt)}
        onClick={() => !pending && void add()}
      >
        {texts.label}
      </TextButton>
      <Problem>{problem}</Problem>
    </>
  )
}
