import type { OwnBookingFragment } from '../../api/operationTypes'
import { chargeWords } from '../../content/chargeWords'
import { memberBookings } from '../../content/memberBookings'
import { Text } from '../../ui/Text'

const words = memberBookings.details

/** The guests and the fees of one's own booking. */
export function BookingDetails({ guests, charges }: OwnBookingFragment) {
  return (
    <>
      {guests.length > 0 && <Text>{words.guests(guests)}</Text>}
      <Text>{charges.length > 0 ? words.fees(chargeWords.list(charges)) : words.noFees}</Text>
    </>
  )
}
