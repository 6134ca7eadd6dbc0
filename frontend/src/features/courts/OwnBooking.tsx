import type { CourtDayFieldsFragment, OwnBookingFragment } from '../../api/operationTypes'
import { courts } from '../../content/courts'
import { courtHour } from '../../format/dates'
import { ActionRow } from '../../ui/ActionRow'
import { Dialog } from '../../ui/Dialog'
import { Notice } from '../../ui/Notice'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { BookAgain } from './BookAgain'
import { BookingDetails } from './BookingDetails'
import { BookingPlayers } from './BookingPlayers'
import { CancelBooking } from './CancelBooking'
import { type Court, type Slot, slotId, whenOf } from './slots'

interface OwnBookingProps {
  booking: OwnBookingFragment
  /** It was booked since the panel was opened. */
  isNew: boolean
  day: CourtDayFieldsFragment
  court: Court
  slot: Slot
  /** It is being cancelled, or is not any more. Meanwhile the booking must not change. */
  onSending: (isSending: boolean) => void
  onClose: () => void
}

/** Shows what one has booked, and cancels it. */
export function OwnBooking({
  booking,
  isNew,
  day,
  court,
  slot,
  onSending,
  onClose,
}: OwnBookingProps) {
  const id = slotId(court, slot)
  return (
    <Dialog title={court.name} subject={id} opener={id} hasOwnEntry isBeside onClose={onClose}>
      {isNew && <Notice done>{courts.panel.lost.mine}</Notice>}
      <Stack gap="s5">
        <Stack gap="s2">
          <Text size="strong" weight="semibold">
            {whenOf(day, slot)}
          </Text>
          <BookingDetails {...booking} />
        </Stack>
        <ActionRow>
          <BookingPlayers booking={booking} />
          <BookAgain
            court={court.name}
            date={day.date}
            hour={courtHour(slot.startsAt)}
            guests={booking.guests}
          />
          <CancelBooking booking={booking} onSending={onSending} onDone={onClose} />
        </ActionRow>
      </Stack>
    </Dialog>
  )
}
