import type { CourtDayFieldsFragment } from '../../api/operationTypes'
import type { OwnBookingFragment } from '../../api/operationTypes'
import { courtHour } from '../../format/dates'
import { Dialog } from '../../ui/Dialog'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { BookAgain } from './BookAgain'
import { BookingDetails } from './BookingDetails'
import { BookingPlayers } from './BookingPlayers'
import { CancelBooking } from './CancelBooking'
import { type Court, type Slot, slotId, whenOf } from './slots'

interface OwnBookingProps {
  booking: OwnBookingFragment
  day: CourtDayFieldsFragment
  court: Court
  slot: Slot
  onClose: () => void
}

/** Shows what one has booked, and cancels it. */
export function OwnBooking({ booking, day, court, slot, onClose }: OwnBookingProps) {
  const id = slotId(court, slot)
  return (
    <Dialog title={court.name} subject={id} opener={id} hasOwnEntry isBeside onClose={onClose}>
      <Stack gap="s5">
        <Stack gap="s2">
          <Text size="strong" weight="semibold">
            {whenOf(day, slot)}
          </Text>
          <BookingDetails {...booking} />
        </Stack>
        <BookingPlayers booking={booking} />
        <BookAgain
          court={court.name}
          date={day.date}
          hour={courtHour(slot.startsAt)}
          guests={booking.guests}
        />
        <CancelBooking booking={booking} onDone={onClose} />
      </Stack>
    </Dialog>
  )
}
