import { clubDayHour } from '../format/courtHours'
import { lastDayBefore } from '../format/daysInWords'
import { dollars } from '../format/money'

/** The line above the tiles of the member's home page. */
export const homeNow = {
  offer: (expiresAt: string) =>
    `You are invited. You can accept until the end of ${lastDayBefore(expiresAt)} (Miami time).`,
  confirm: (email: string) => `Please confirm your address. We wrote to ${email}.`,
  booking: (court: string, startsAt: string) => `Next: ${court}, ${clubDayHour(startsAt)}.`,
  charges: (cents: number) => `${dollars(cents)} to settle at the front desk.`,
}
