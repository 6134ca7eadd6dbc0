import { bookingRules } from './booking-rules'
import type { Rule } from './rule'
import { text } from './text-rule'

const guestName = text({ max: bookingRules.guestNameMax, required: 'Please name each guest' })

/** A rule for the names of a booking's guests. */
export const guestNames: Rule<readonly string[]> = names =>
  names.length > bookingRules.guestsMax
    ? `Please name at most ${String(bookingRules.guestsMax)} guests`
    : names.map(guestName).find(message => message !== undefined)
