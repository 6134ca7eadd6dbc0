import { paths } from '../paths'
import type { Prose } from '../format/links'
import { clubMoment } from '../format/dates'

const ownDashboard = { text: 'your dashboard', href: paths.dashboard() }
const gone = 'You are not on the waitlist any more.'

const left = {
  title: 'Not on the list any more',
  lead: 'Your account stays. If you join again, you get the next new number.',
  card: 'No place',
}

/** The words for a person who has left, or whom the club has removed for this reason. */
export const leftTexts = (reason: string | null | undefined) =>
  reason
    ? { ...left, lead: `The club has taken you off the waitlist. ${left.lead} Reason: ${reason}` }
    : left

/** The words for leaving the waitlist, and for a person who has left. */
export const leaving = {
  label: 'Leave the waitlist',
  question: (position: number) =>
    `Leave the waitlist? You give up number ${String(position)}. If you join again, you get the next new number.`,
  yes: 'Yes, leave the waitlist',
  pending: 'Leaving...',
  no: 'Stay on the waitlist',
  /** On /waitlist. */
  note: {
    open: [`${gone} You can take a new place on `, ownDashboard, '.'],
    tomorrow: (resetsAt: string): Prose => [
      `${gone} A new place can be taken on `,
      ownDashboard,
      ` from ${clubMoment(resetsAt)}.`,
    ],
    full: [
      `${gone} All places are taken. Should one become free, it can be taken on `,
      ownDashboard,
      '.',
    ],
  },
} satisfies Record<string, unknown>
