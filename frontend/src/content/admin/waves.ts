import type { OfferState, PassedOverReason } from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'
import { counted, peopleOf } from './counted'
import { withMail } from './mailed'

const offers = (count: number) => counted(count, 'offer')

const marksOf = (count: number) => (count === 1 ? 'the mark' : `all ${formatCount(count)} marks`)

const states: Record<OfferState, string> = {
  accepted: 'accepted',
  open: 'open',
  declined: 'not now',
  expired: 'expired',
  withdrawn: 'withdrawn',
}

const reasons: Record<PassedOverReason, string> = {
  unconfirmed: 'Not confirmed',
  undeliverable: 'Refused by its mail server',
  invited_by_hand: 'Marked invited by hand',
}

interface WaveSettings {
  size: number
  days: number
  confirmedOnly: boolean
  refill: boolean
}

/** Describes how a wave is put together. */
const settings = ({ size, days, confirmedOnly, refill }: WaveSettings) =>
  [
    counted(size, 'place'),
    counted(days, 'day'),
    ...(confirmedOnly ? ['only confirmed addresses'] : []),
    ...(refill ? ['asks the next'] : []),
  ].join(', ')

/** The texts of the team's waves. */
export const wavesTexts = {
  count: (total: number) => counted(total, 'wave'),
  failed: 'The waves could not be loaded.',
  empty: 'No wave has been sent yet',
  only: (day: string) => `Only those with an open offer that ends by ${day}.`,
  noneEnding: 'No wave has such an offer any more',
  all: 'Show all waves',
  list: 'Waves, latest first',
  name: (number: number) => `Wave ${String(number)}`,
  sentOn: (time: string) => `Sent ${time}`,
  settings,
  states,
  open: 'under way',
  closed: 'closed',
  figures: {
    title: 'Memberships and offers',
    members: 'Members',
    placesLeft: 'Places left',
    openOffers: 'Open offers',
    median: 'Median hours to answer',
    noAnswers: 'No answers',
    underAnHour: 'Under 1',
  },
  plan: 'Next wave and launch',
  form: {
    title: 'Next wave',
    size: 'How many',
    days: 'Days',
    choices: 'Whom to ask',
    confirmedOnly: 'Only confirmed addresses',
    refill: 'Ask the next for a free place',
    note: 'Note for the team',
    preview: 'Preview',
    previewing: 'Loading...',
    failed: { title: 'No preview', description: 'Please try again.', preferServer: true },
  },
  preview: {
    title: 'Preview of the wave',
    asked: (asked: number, size: number) =>
      asked < size
        ? `${peopleOf(asked)} would be asked: nobody else can be asked now.`
        : `${peopleOf(asked)} would be asked.`,
    until: (day: string) => `The offers are open until the end of ${day}, Miami time.`,
    passedOver: (count: number) =>
      `${peopleOf(count)} ${count === 1 ? 'is' : 'are'} passed over, with the reason below.`,
    nobody: 'There is nobody to ask.',
    note: (note: string) => `Note: ${note}`,
    byHand: {
      marked: (count: number) =>
        `${peopleOf(count)} ${count === 1 ? 'is' : 'are'} marked invited by hand: no offer was made, and no wave asks them.`,
      takeBack: (count: number) => ({
        label: count === 1 ? 'Take the mark back' : `Take all ${formatCount(count)} marks back`,
        question: `Take ${marksOf(count)} back?`,
        detail: `${count === 1 ? 'This person waits' : 'These people wait'} again, and a wave can ask them. No mail is sent.`,
        yes: `Yes, take ${count === 1 ? 'it' : 'them'} back`,
        no: 'Not now',
        pending: 'Taking back...',
      }),
      done: (count: number) =>
        `${peopleOf(count)} ${count === 1 ? 'is' : 'are'} not marked any more.`,
      failed: { title: 'Not taken back', description: 'Please try again.' },
    },
    failed: 'The preview could not be loaded.',
    caption: 'People in the order of asking',
    position: 'Position',
    name: 'Name',
    email: 'Email',
    result: 'Result',
    addressState: 'Address or reason',
    timesAsked: 'Asked before',
    isAsked: 'asked',
    isPassedOver: 'passed over',
    reasons,
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
    never: 'Never',
    times: (count: number) => counted(count, 'time'),
    change: 'Change',
    again: 'Look again',
    send: (count: number) => `Send ${offers(count)}`,
    question: (count: number) => `Send ${offers(count)} now?`,
    detail: withMail(
      'Each person gets the offer on the dashboard.',
      'Each person gets it by mail too.',
    ),
    yes: (count: number) => `Yes, send ${offers(count)}`,
    notYet: 'Not yet',
    sending: 'Sending...',
    sent: (number: number, count: number) => `Wave ${String(number)} is sent: ${offers(count)}.`,
    notSent: { title: 'Not sent', description: 'Please try again.' },
  },
  panel: {
    loading: 'Loading...',
    close: 'Close',
    failedTitle: 'Not loaded',
    failed: 'This wave could not be loaded.',
    goneTitle: 'No wave found',
    gone: 'This address leads to no wave',
    sent: 'Sent',
    closedAt: 'Closed',
    settings: 'Settings',
    note: 'Note',
    offers: { title: 'Offers', count: offers, empty: 'No offers' },
    passedOver: {
      title: 'Passed over',
      count: peopleOf,
      empty: 'Nobody was passed over',
    },
  },
  closing: {
    label: 'Close the wave',
    question: 'Close this wave?',
    detail: 'Open offers stay open. Nobody else is asked.',
    yes: 'Yes, close it',
    no: 'Not now',
    pending: 'Closing...',
    done: 'The wave is closed.',
    failed: { title: 'Not closed', description: 'Please try again.' },
  },
  offer: {
    position: (position: number) => `#${String(position)}`,
    openUntil: (day: string) => `Open until the end of ${day}`,
    decided: {
      accepted: (time: string) => `Accepted ${time}`,
      declined: (time: string) => `Said not now, ${time}`,
      expired: (time: string) => `Expired ${time}`,
      withdrawn: (time: string) => `Withdrawn ${time}`,
    },
    /** A declined offer whose person left the waitlist. */
    left: 'left',
    declinedByLeaving: (time: string) => `Declined ${time}`,
    plan: (plan: string) => `Plan: ${plan}`,
    reason: (reason: string) => `Reason: ${reason}`,
  },
  withdrawal: {
    label: 'Withdraw…',
    named: (name: string) => `Withdraw the offer to ${name}`,
    hint: withMail(
      'The person reads the reason on the dashboard.',
      'A mail gives it only to a confirmed address.',
    ),
    submit: 'Withdraw the offer',
    pending: 'Withdrawing...',
    failed: { title: 'Not withdrawn', description: 'Please try again.', preferServer: true },
  },
}
