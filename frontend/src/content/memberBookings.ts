import { bookingRules } from '@shared/booking-rules'
import type { ChargeKind } from '../api/operationTypes'
import { clubMoment, courtHour } from '../format/dates'
import { dollars } from '../format/money'

/** 6 PM on Sunday, November 22 (Miami time) */
const courtMoment = (iso: string) => clubMoment(iso, courtHour)

const late = dollars(bookingRules.cents.late_cancellation)
const hours = String(bookingRules.freeCancellationHours)

interface Fee {
  kind: ChargeKind
  cents: number
}

/** Says what a late cancellation does to a booking with these open fees. */
function results(fees: readonly Fee[]): string {
  const isExtra = fees.some(({ kind }) => kind === 'extra_reservation')
  const cents = fees.reduce((sum, fee) => sum + fee.cents, 0)
  return [
    `the club writes down ${late} for a late cancellation`,
    ...(cents > 0 ? [`the booking's fees of ${dollars(cents)} stay`] : []),
    ...(isExtra ? [] : ['the reservation counts for the month']),
  ].join(', and ')
}

/** A member's own bookings on the dashboard, in the launch phase `booking`. */
export const memberBookings = {
  details: {
    time: (from: string, until: string) => `${courtHour(from)} to ${courtHour(until)}`,
    guests: (names: readonly string[]) => `Guests: ${names.join(', ')}`,
    fees: (fees: string) => `Fees: ${fees}`,
    noFees: 'No fees',
  },
  again: {
    label: 'Book again next week',
    name: (court: string, when: string) => `Book again next week: ${court}, ${when}`,
  },
  addToCalendar: {
    label: 'Add to calendar',
    /** Begins with the label. */
    name: (court: string, startsAt: string) =>
      `Add to calendar: ${court}, ${courtMoment(startsAt)}`,
  },
  cancel: {
    label: 'Cancel',
    name: (court: string, startsAt: string) => `Cancel ${court}, ${courtMoment(startsAt)}`,
    free: (court: string, startsAt: string) =>
      `Cancel ${court} at ${courtMoment(startsAt)}? It costs nothing, and it does not count as a reservation of the month.`,
    late: (court: string, startsAt: string, fees: readonly Fee[]) =>
      `Cancel ${court} at ${courtMoment(startsAt)}? It begins in less than ${hours} hours: ${results(fees)}. Nothing is charged here. The front desk settles it.`,
    yes: 'Yes, cancel it',
    yesLate: `Cancel for ${late}`,
    pending: 'Cancelling...',
    no: 'Keep it',
    done: (court: string, startsAt: string, lateCents: number) => ({
      title: 'Cancelled',
      description: [
        `Your booking of ${court} at ${courtMoment(startsAt)} is cancelled.`,
        ...(lateCents > 0
          ? [`${dollars(lateCents)} is written down. The front desk settles it.`]
          : []),
      ].join(' '),
    }),
  },
  charges: {
    title: 'To settle at the front desk',
    hour: (court: string, startsAt: string) => `${court}, ${courtMoment(startsAt)}`,
    note: 'Nothing is charged here.',
    sum: 'Sum',
  },
  calendar: {
    title: 'Your calendar',
    lead: 'Subscribe to this address in your calendar program to see your bookings there. Whoever has the address can see them. It ends with your membership, and when you set a new password or change your email address.',
    label: 'Calendar address',
    create: 'Get an address',
    creating: 'Saving...',
    copy: 'Copy address',
    open: 'Open in calendar app',
    google: 'Add to Google Calendar',
    file: 'Download .ics once',
    copied: 'Copied!',
    copyDone: { title: 'Copied!', description: 'Address copied to clipboard' },
    copyFailed: {
      title: 'Error',
      description: 'Please select the address and copy it yourself.',
    },
    renew: {
      label: 'Replace the address',
      question:
        'Replace the address? Calendars that use the present one stop showing your bookings.',
      yes: 'Yes, replace it',
      pending: 'Saving...',
      no: 'Keep it',
    },
  },
} as const
