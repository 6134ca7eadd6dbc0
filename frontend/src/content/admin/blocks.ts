import type { Weekday } from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'
import { withMail } from './mailed'

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

const bookings = (count: number) => counted(count, 'booking', 'bookings')
const areOf = (count: number) => (count === 1 ? 'is' : 'are')

const weekdays: Record<Weekday, { label: string }> = {
  monday: { label: 'Mon' },
  tuesday: { label: 'Tue' },
  wednesday: { label: 'Wed' },
  thursday: { label: 'Thu' },
  friday: { label: 'Fri' },
  saturday: { label: 'Sat' },
  sunday: { label: 'Sun' },
}

/** The texts of the team's blocks of courts. */
export const blocksTexts = {
  weekdays,
  count: (total: number) => counted(total, 'block to come', 'blocks to come'),
  only: (day: string) => `Only those until ${day}.`,
  all: 'Show all blocks',
  failed: 'The blocks could not be loaded.',
  empty: 'No court is blocked from today on',
  caption: 'Blocks to come, by time',
  court: 'Court',
  kind: 'Kind',
  title: 'Title',
  from: 'From',
  until: 'Until',
  actions: 'Remove',
  form: {
    label: 'Block courts',
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
    titleHint: 'Members see only that the court is closed.',
    reason: 'Reason',
    reasonHint: withMail(
      'It is kept in the audit log.',
      'Members whose bookings are cancelled read it in the mail, if their address is confirmed.',
    ),
    noCourt: 'Please choose a court',
    noDay: 'Please choose a day',
    submit: 'Block',
    pending: 'Blocking...',
    failed: { title: 'Not blocked', description: 'Please try again.', preferServer: true },
  },
  result: {
    blocked: (count: number) =>
      count === 0
        ? 'No further time is blocked.'
        : `${counted(count, 'time is', 'times are')} blocked.`,
    cancelled: (count: number) =>
      `${bookings(count)} ${areOf(count)} cancelled. Charges to be returned are in Charges, among the settled ones.`,
    inTheWay: (count: number) =>
      `${bookings(count)} ${areOf(count)} in the way and ${count === 1 ? 'keeps its' : 'keep their'} time:`,
    conflicts: 'Bookings in the way',
    conflict: (time: string, court: string, name: string) => `${time}, ${court}, ${name}`,
    keep: (count: number) => `Keep ${bookings(count)}`,
    cancel: (count: number, sendsMail: boolean | undefined) => ({
      label: `Close and cancel ${bookings(count)}`,
      question: `Cancel ${bookings(count)} now?`,
      detail: withMail('Free of charge.', 'Each member gets a mail.')(sendsMail),
      yes: `Yes, cancel ${bookings(count)}`,
      no: 'Not yet',
      pending: 'Cancelling...',
    }),
    failed: { title: 'Not cancelled', description: 'Please try again.' },
  },
  remove: {
    label: 'Remove',
    named: (title: string, court: string, time: string) => `Remove ${title}, ${court}, ${time}`,
    question: 'Open this time again?',
    detail: 'Members can book it at once.',
    yes: 'Yes, remove it',
    no: 'Keep it',
    pending: 'Removing...',
    /** For blocks that were made at once. */
    all: (count: number, title: string) => ({
      label: `Remove all ${formatCount(count)}`,
      name: `Remove all ${formatCount(count)} called ${title}`,
      question: `Open all ${formatCount(count)} times called ${title} again?`,
      detail:
        'These are the blocks on this page with this title and kind. Members can book the times at once.',
      yes: `Yes, remove all ${formatCount(count)}`,
      no: 'Keep them',
      pending: 'Removing...',
    }),
    done: (count: number) =>
      count === 1 ? 'One time is open again.' : `${formatCount(count)} times are open again.`,
    failed: { title: 'Not removed', description: 'Please try again.' },
  },
}
