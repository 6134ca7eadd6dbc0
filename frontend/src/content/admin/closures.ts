import type { Weekday } from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'
import { counted } from './counted'
import { withMail } from './mailed'

const bookings = (count: number) => counted(count, 'booking')
const areOf = (count: number) => (count === 1 ? 'is' : 'are')
const inTheWay = (count: number) =>
  `${bookings(count)} ${areOf(count)} in the way and ${count === 1 ? 'keeps its' : 'keep their'} time:`
const times = (count: number) => counted(count, 'time')

const weekdays: Record<Weekday, { label: string }> = {
  monday: { label: 'Mon' },
  tuesday: { label: 'Tue' },
  wednesday: { label: 'Wed' },
  thursday: { label: 'Thu' },
  friday: { label: 'Fri' },
  saturday: { label: 'Sat' },
  sunday: { label: 'Sun' },
}

const failed = { title: 'Not saved', description: 'Please try again.', preferServer: true }

/** The texts of the team's closures of courts. */
export const closuresTexts = {
  count: (total: number) => counted(total, 'closure to come', 'closures to come'),
  only: (day: string) => `Only those until ${day}.`,
  all: 'Show all closures',
  failed: 'The closures could not be loaded.',
  notOpen: 'Courts can be closed from the memberships phase on.',
  courtsFailed: 'The courts could not be loaded.',
  unanswered: 'No answer came. It may have been done: look at the closures before you try again.',
  empty: 'No court is closed from today on',
  weekdays,
  caption: 'Closures to come, by first day',
  columns: {
    title: 'Title',
    kind: 'Kind',
    courts: 'Courts',
    days: 'Days',
    times: 'Time',
    inTheWay: 'In the way',
    actions: 'Change',
  },
  noteOf: (note: string, isForAll: boolean) =>
    `${isForAll ? 'Everybody reads' : 'Members read'}: ${note}`,
  days: (from: string, until: string, weekdays: string | undefined) =>
    weekdays ? `${weekdays} from ${from} to ${until}` : `${from} to ${until}`,
  notOn: (days: string) => `not on ${days}`,
  countedDays: (count: number) => `${formatCount(count)} days`,
  allDay: 'All day',
  times: (start: string, end: string) => `${start} to ${end}`,
  inTheWay: (count: number) => (count === 0 ? 'None' : bookings(count)),
  form: {
    courts: 'Courts',
    from: 'First day',
    until: 'Last day',
    weekdays: 'Weekdays',
    everyDay: 'No day chosen means every day.',
    startTime: 'From',
    endTime: 'Until',
    nextDay: (time: string) => `${time}, next day`,
    kind: 'Kind',
    title: 'Title',
    note: 'Line for members',
    noteHint:
      'They read it on these days, on the booking page and the dashboard. Without it they see only that the court is closed.',
    /** The choice below the line for members. */
    onSite: [
      {
        name: 'isNoteOnSite',
        label: 'Show this line to everybody, from 7 days before until the last end',
      },
    ],
    reason: 'Reason',
    reasonHint: withMail(
      'It is kept in the audit log.',
      'Members whose bookings are cancelled read it in the mail, if their address is confirmed.',
    ),
    noCourt: 'Please choose a court',
    noDay: 'Please choose a day',
    preview: 'Preview',
    previewing: 'Looking...',
  },
  create: {
    title: 'Close courts',
    pending: 'Closing...',
    submitPlan: (cancelled: number) =>
      cancelled > 0 ? `Close and cancel ${bookings(cancelled)}` : 'Close the courts',
    back: 'Back to the form',
    failed: { ...failed, title: 'Not closed' },
  },
  change: {
    label: 'Change…',
    named: (title: string) => `Change… ${title}`,
    heading: (title: string) => `Change ${title}`,
    title: 'Change the closure',
    skipDate: 'Skip a day',
    skipped: 'Skipped days',
    skippedHint: 'A marked day is closed again.',
    reasonHint: withMail(
      'Needed if bookings are cancelled.',
      'Their members read it in the mail, if their address is confirmed.',
    ),
    submitPlan: (cancelled: number) =>
      cancelled > 0 ? `Change and cancel ${bookings(cancelled)}` : 'Change the closure',
    pending: 'Changing...',
    back: 'Back to the form',
    failed: { ...failed, title: 'Not changed' },
  },
  remove: {
    label: 'Remove…',
    named: (title: string) => `Remove… ${title}`,
    heading: (title: string) => `Remove ${title}`,
    submit: 'Remove the closure',
    pending: 'Removing...',
    back: 'Keep it',
    failed: { ...failed, title: 'Not removed' },
  },
  removeBlock: {
    label: 'Remove',
    named: (title: string, court: string, time: string) => `Remove ${title}, ${court}, ${time}`,
    question: 'Open this time again?',
    detail: 'Members can book it at once.',
    yes: 'Yes, remove it',
    no: 'Keep it',
    pending: 'Removing...',
    failed: { title: 'Not removed', description: 'Please try again.' },
  },
  plan: {
    title: 'Preview',
    unread: 'The preview could not be loaded.',
    noTimes: 'No time of a court changes.',
    blocked: (count: number) => `${times(count)} ${areOf(count)} closed:`,
    freed: (count: number) => `${times(count)} can be booked again:`,
    booking: (time: string, court: string, name: string) => `${time}, ${court}, ${name}`,
    time: (start: string, end: string, court: string) => `${start} to ${end}, ${court}`,
    inTheWay: 'Bookings in the way',
    keep: 'Keep them',
    cancel: 'Cancel them',
    cancelHint: withMail('Free of charge.', 'Each member gets a mail.'),
    noReason: 'To cancel the bookings in the way, go back and give a reason.',
    conflicts: inTheWay,
    cancelled: (count: number) => `${bookings(count)} ${areOf(count)} cancelled:`,
    failed,
  },
  outcome: {
    unchanged: 'Saved. No time of a court has changed.',
    blocked: (count: number) => `${times(count)} ${areOf(count)} closed.`,
    freed: (count: number) => `${times(count)} can be booked again.`,
    cancelled: (count: number) =>
      `${bookings(count)} ${areOf(count)} cancelled. If a charge was settled, it is in Charges, to be returned.`,
    conflicts: (count: number, named: readonly string[]) => {
      const others = count - named.length
      const more = others > 0 ? [`${formatCount(others)} more`] : []
      return `${inTheWay(count)} ${[...named, ...more].join('; ')}.`
    },
  },
}
