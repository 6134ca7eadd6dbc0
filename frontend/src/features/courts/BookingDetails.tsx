import type { OwnBookingFragment } from '../../api/operationTypes'
import { chargeTexts } from '../../content/chargeTexts'
import { memberBookings } from '../../content/memberBookings'
import { Text } from '../../ui/Text'

const texts = memberBookings.details

/** The guests and the fees of one's own booking. */
export function BookingDetails({ guests, charges }: OwnBookingFragment) {
  return (
    <>
      {guests.length > 0 && <Text>{texts.guests(guests)}</Text>}
      <Text>{charges.length > 0 ? texts.fees(chargeTexts.list(charges)) : texts.noFees}</Text>
    </>
  )
}
