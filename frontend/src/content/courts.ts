import { bookingRules } from '@shared/booking-rules'
import { club } from '@shared/club'
import type { ErrorDetails } from '@shared/errors'
import { clubDayHour, clubMonthName } from '../format/courtHours'
import { clubDayInWords } from '../format/daysInWords'
import { dollars } from '../format/money'

type Limit = ErrorDetails['LIMIT_REACHED']

const inMonth = (month?: string) =>
  month === undefined ? 'this month' : `in ${clubMonthName(month)}`

/** The page of court booking, for members. */
export const courts = {
  /** Beside the hours while no panel is open. */
  choose:
    'Choose an hour: a free one to book it, a taken one to wait for it. Arrow keys move between hours and courts, Enter opens one.',
  /** The link to the dashboard, where bookings are cancelled. */
  own: 'See or cancel your bookings',
  days: 'Day',
  /** The lines about closures. */
  closures: 'Closed times',
  closureDays: ([first, ...more]: readonly string[], note: string) =>
    more.length === 0
      ? `${String(first)}: ${note}`
      : `${String(first)}, and ${String(more.length)} more ${more.length === 1 ? 'day' : 'days'}: ${note}`,
  today: 'Today',
  /** Below the days, if the membership ends among those that the member could book otherwise. */
  lastDay: (date: string) =>
    `Your membership lasts until the end of ${clubDayInWords(date)}, so you can book until that day.`,
  courts: 'Court',
  court: (number: number) => `Court ${String(number)}`,
  openPlay: `Open play ${club.openPlay}, every night, no reservation.`,
  full: 'No hour is free on this day.',
  opensLater: 'No hour of this day can be booked yet.',
  failed: 'The hours could not be loaded.',
  /** The state of an hour, in its name and on it. */
  states: {
    open: 'free',
    mine: 'yours',
    offered: 'held for you',
    taken: 'taken',
    closed: 'closed',
    past: 'past',
  },
  /** The state of an hour of another member's booking in which one plays. */
  plays: 'you play',
  /** After the state of an hour that is taken: taken, 2 wait */
  waiting: (state: string, count: number) =>
    count === 0 ? state : `${state}, ${String(count)} ${count === 1 ? 'waits' : 'wait'}`,
  opens: (opensAt: string) => `opens ${clubDayHour(opensAt)}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  /** Why the hour of a week later is not open for booking. */
  again: {
    state: (court: string, when: string, state: string) => `${court}, ${when}: ${state}.`,
    missing: (court: string, hour: string) => `${court} has no hour at ${hour} on this day.`,
  },
  panel: {
    used: (used: number, max: number | null, month?: string) => {
      const count = max === null ? String(used) : `${String(used)} of ${String(max)}`
      return `${count} ${inMonth(month)}`
    },
    /** Beyond the limit are bookings that the club has made. */
    upcoming: (count: number, max: number) =>
      count > max ? `${String(count)} upcoming` : `${String(count)} of ${String(max)} upcoming`,
    allGuestsFree: 'Your guests are free.',
    freeGuests: (left: number, month?: string) =>
      `${String(left)} ${left === 1 ? 'guest is' : 'guests are'} free ${inMonth(month)}.`,
    late: (cents: number) =>
      `A cancellation costs ${dollars(cents)}, because play begins in less than ${String(bookingRules.freeCancellationHours)} hours.`,
    included: 'Included in your membership.',
    submit: 'Book court',
    accept: (sum: string) => `Accept ${sum} and book`,
    pending: 'Booking...',
    afterLastDay: 'This is after the last day of your membership.',
    /** In the panel that was opened for one's own booking, which was cancelled or moved. */
    gone: 'You no longer have a booking at this hour.',
    /** Why the hour of the open panel cannot be booked any more. */
    lost: {
      mine: 'You have booked this hour.',
      offered: 'This hour is held for you.',
      taken: 'Somebody was faster: this time is taken.',
      closed: 'The club has closed this hour.',
      past: 'This hour has begun.',
      later: 'This time cannot be booked yet.',
    },
  },
  problem: {
    title: 'Not booked',
    description: 'That did not work. Please try again.',
    outsideWindow: (opensAt: string) => `This hour opens ${clubDayHour(opensAt)}.`,
    limit: ({ limit, max }: Limit) =>
      limit === 'daily'
        ? `You can book ${String(max)} hours a day.`
        : limit === 'standby'
          ? `You can wait for ${String(max)} hours at a time.`
          : `You can have ${String(max)} upcoming bookings.`,
    overlap: 'You have another booking at that time.',
  },
  booked: (court: string, when: string) => ({
    title: 'Booked',
    description: `${court}, ${when}.`,
  }),
}
