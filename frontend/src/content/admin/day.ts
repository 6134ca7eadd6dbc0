import type { BlockKind } from '../../api/operationTypes'
import { clubMoment } from '../../format/dates'
import { counted } from './counted'
import { withMail } from './mailed'

const blockKinds: Record<BlockKind, string> = {
  closed: 'Closed',
  maintenance: 'Maintenance',
  lesson: 'Lesson',
  event: 'Event',
}

const tryAgain = 'Please try again.'
const readsReason = 'A member with a confirmed address reads the reason in a mail.'

/** The texts of the team's view of one day of all courts. */
export const dayTexts = {
  blockKinds,
  caption: (day: string) => `Courts on ${day}`,
  hour: 'Hour',
  choose: 'Choose a day',
  date: 'Date',
  previous: 'Previous day',
  next: 'Next day',
  today: 'Today',
  now: 'Now',
  print: 'Print',
  keys: 'The left and right arrow keys change the day, T shows today.',
  failed: 'The day could not be loaded.',
  unanswered: 'No answer came. It may have been done: look at the day before you try again.',
  notOpen: 'Booking is not open yet.',
  onlyBlocks: 'Booking is not open yet. Until then courts can only be blocked.',
  notLive: (time: string) => `Not live since ${time}. Trying again.`,
  free: 'Free',
  past: 'Past',
  attendance: (name: string) => `Attendance of ${name}`,
  number: (number: number) => `No. ${String(number)}`,
  extra: 'Extra',
  arrived: 'Arrived',
  absent: 'Did not come',
  released: 'Did not come, court freed',
  /** An hour that is offered to a member who has waited for it. */
  heldFor: 'Held for',
  heldUntil: (iso: string) => `until ${clubMoment(iso)}`,
  cancelled: 'Cancelled:',
  more: 'More…',
  moreNamed: (name: string) => `More about the booking of ${name}…`,
  totals: {
    booked: 'Booked',
    free: 'Free',
    arrived: 'Arrived',
    absent: 'Did not come',
    guests: 'Guests',
    owed: 'Open',
  },
  fold: {
    show: (hours: number) => `${counted(hours, 'hour')} past: show`,
    hide: (hours: number) => `${counted(hours, 'hour')} past: hide`,
  },
  booking: {
    title: (name: string) => `Booking of ${name}`,
    cancelled: 'This booking has been cancelled.',
    gone: 'This booking is not on this day any more.',
  },
  settle: {
    label: (sum: string) => `Settle ${sum}…`,
    short: (sum: string) => `${sum}…`,
    named: (sum: string, name: string) => `Settle ${sum}… ${name}`,
  },
  reopen: {
    label: (charge: string) => `Reopen ${charge}`,
    failed: { title: 'Not reopened', description: tryAgain },
  },
  release: {
    label: 'Free the court',
    done: (court: string, hour: string) => `The court is free: ${court} at ${hour}.`,
    failed: { title: 'Not freed', description: tryAgain },
  },
  move: {
    action: 'Move…',
    named: (name: string) => `Move… ${name}`,
    label: 'Move a booking',
    place: (court: string, time: string) => `${court}, ${time}`,
    choose: 'Choose a free hour, on any day.',
    chooseCourt: 'The member has arrived: choose another court at the same time.',
    here: 'Move here',
    hereNamed: (court: string, hour: string) => `Move here: ${court} at ${hour}`,
    costs: (place: string, charges: string) => `${place} costs extra: ${charges}.`,
    accept: (sum: string) => `Move and write down ${sum}`,
    pending: 'Moving...',
    stop: 'Do not move',
    done: (name: string, place: string) => `The booking of ${name} is moved to ${place}.`,
    failed: { title: 'Not moved', description: tryAgain },
  },
  changeGuests: {
    label: 'Change the guests…',
    named: (name: string) => `Guests of ${name}`,
    submit: 'Save the guests',
    accept: (sum: string) => `Save and write down ${sum}`,
    pending: 'Saving...',
    keep: 'Keep the guests',
    done: (name: string, count: number) =>
      `${name} has ${count === 0 ? 'no guests' : counted(count, 'guest')}.`,
    failed: { title: 'Not saved', description: tryAgain, preferServer: true },
  },
  guests: (names: readonly string[]) => `Guests: ${names.join(', ')}`,
  checkIn: {
    label: 'Arrived',
    named: (name: string) => `Arrived: ${name}`,
    failed: { title: 'Not saved', description: tryAgain },
  },
  noShow: {
    label: 'Did not come',
    named: (name: string) => `Did not come: ${name}`,
  },
  undo: {
    label: 'Undo',
    arrived: (name: string) => `Undo that ${name} arrived`,
    absent: (name: string) => `Undo that ${name} did not come`,
  },
  saving: 'Saving...',
  cancel: {
    label: 'Cancel…',
    named: (name: string) => `Cancel the booking of ${name}…`,
    hint: withMail('Free of charge.', readsReason),
    lateHint: withMail('The late fee is written down.', readsReason),
    submit: 'Cancel the booking',
    keep: 'Keep the booking',
    lateFee: 'Write down the late fee: the reservation stays used',
    pending: 'Cancelling...',
    done: (name: string, hour: string) => `The booking of ${name} at ${hour} is cancelled.`,
    settled: (sum: string) => `Return ${sum}, which was settled: see the settled ones in Charges.`,
    late: (sum: string) => `The late fee of ${sum} is written down.`,
    failed: { title: 'Not cancelled', description: tryAgain, preferServer: true },
  },
  block: {
    label: 'Block…',
    named: (court: string, hour: string) => `Block… ${court} at ${hour}`,
    time: (from: string, until: string) => `${from} to ${until}`,
    continues: 'continues',
  },
  book: {
    label: 'Book for a member…',
    named: (court: string, hour: string) => `Book for a member… ${court} at ${hour}`,
    title: (court: string, time: string) => `${court}, ${time}`,
    search: 'Search by name or email',
    found: 'Members found',
    nobody: 'No member matches',
    more: (shown: number, total: number) =>
      `The first ${String(shown)} of ${String(total)}. Please search for more of the name.`,
    choose: (name: string) => `Choose ${name}`,
    chooseShort: 'Choose',
    other: 'Choose somebody else',
    follows: withMail('The member sees the booking on the dashboard.', 'The member gets a mail.'),
    submit: 'Book the court',
    accept: (sum: string) => `Book and write down ${sum}`,
    pending: 'Booking...',
    done: (name: string, court: string, hour: string) =>
      `${court} at ${hour} is booked for ${name}.`,
    failed: { title: 'Not booked', description: tryAgain, preferServer: true },
  },
}
