import { club } from '@shared/club'
import { lastDayBefore } from '../format/daysInWords'
import type { Prose } from '../format/links'
import { paths } from '../paths'
import { phaseTexts } from './currentPhase'

const notice = String(club.cancellationNoticeDays)
const ownDashboard = { text: 'your dashboard', href: paths.dashboard() }
/** `expiresAt` is a midnight of the club, so the day before is the last. */
const until = (expiresAt: string) => `until the end of ${lastDayBefore(expiresAt)}`
const keeps = (position: number | undefined) =>
  position === undefined ? 'You keep your number' : `You keep number ${String(position)}`
const askedAgain = (position: number | undefined) =>
  `${keeps(position)} and we ask you again after everybody else.`

/** The offer of a membership, on the dashboard, /share and /waitlist. */
export const offerTexts = {
  title: 'You are invited',
  lead: (expiresAt: string) =>
    `A membership is yours if you want it. You can accept ${until(expiresAt)} (Miami time).`,
  /** The next steps on /share. */
  steps: (expiresAt: string) => [
    `You are invited. You can accept ${until(expiresAt)} (Miami time).`,
    'Accept on your dashboard. Nothing is charged there.',
    'If you say “Not now”, you keep your number and we ask you again after everybody else.',
  ],
  /** On /waitlist. */
  note: (expiresAt: string): Prose => [
    `You are invited. You can accept ${until(expiresAt)} on `,
    ownDashboard,
    '.',
  ],
  get charge() {
    return phaseTexts().offerCharge
  },
  accept: ({ name, price, per }: { name: string; price: string; per: string }) => ({
    label: 'Accept',
    name: `Accept (${name})`,
    question: `Become a member with ${name}? It costs ${price}${per}, month-to-month, and needs ${notice} days’ notice to end. ${phaseTexts().offerCharge}`,
    yes: `Yes, accept ${name}`,
    pending: 'Accepting...',
    no: 'Back',
  }),
  notNow: (position: number | undefined) => ({
    label: 'Not now',
    question: `Say “not now”? This offer ends at once, and you cannot take that back. ${askedAgain(position)}`,
    yes: 'Yes, not now',
    pending: 'Sending...',
    no: 'Keep the offer',
  }),
  askedAgain,
  keeps: (position: number) => `${keeps(position)}.`,
  over: 'Your offer',
  leave: {
    label: 'Leave the list',
    question: (position: number | undefined) =>
      `Leave the waitlist? You give up ${position === undefined ? 'your number' : `number ${String(position)}`} and this offer. If you join again, you get the next new number.`,
    yes: 'Yes, leave the list',
    pending: 'Leaving...',
    no: 'Stay on the list',
  },
  unread: 'We could not look up your offer.',
}
