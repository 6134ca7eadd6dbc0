import { club } from '@shared/club'
import { clubDayInWords } from '../format/daysInWords'
import type { Prose } from '../format/links'
import { paths } from '../paths'

const notice = `${String(club.cancellationNoticeDays)} days`

const owedWhole = 'Each month that begins by your last day is owed whole.'

/** A person's own membership, on the dashboard, /profile, /share and /waitlist. */
export const ownMembership = {
  title: (number: number) => `Founding member No. ${String(number)}`,
  /** After an attempt to accept the offer once more. */
  holds: (plan: string) =>
    `This offer was accepted before, with the plan ${plan}. That plan holds. Write to the club if you want another one.`,
  plan: 'Plan',
  since: 'Member since',
  lastDay: 'Last day',
  day: clubDayInWords,
  invite: 'Invite a partner',
  ending: (endsOn: string) =>
    `You have given notice. Your membership lasts until the end of ${clubDayInWords(endsOn)}. You can keep it until then.`,
  /** The team has set the end. */
  endedByClub: (endsOn: string) =>
    `The club ends your membership. It lasts until the end of ${clubDayInWords(endsOn)}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  until: (endsOn: string) => `Until the end of ${clubDayInWords(endsOn)}.`,
  /** For a membership that ends, or would end by a notice today (MEMBERSHIP-21). */
  owedWhole,
  owedFrom: (next: string) => `${owedWhole} The next one begins on ${clubDayInWords(next)}.`,
  keep: 'Keep my membership',
  keeping: 'Saving...',
  end: {
    label: 'End my membership',
    question: `End your membership? It lasts for another ${notice}, and you can change your mind until then. After that your place is free for somebody else.`,
    yes: 'Yes, end it',
    pending: 'Ending...',
    no: 'Stay a member',
  },
  /** On /waitlist. */
  note: [
    'You are a member of the club. Your membership is on ',
    { text: 'your dashboard', href: paths.dashboard() },
    '.',
  ] satisfies Prose,
  /** On /share. */
  share: {
    title: 'YOU ARE IN',
    card: 'Member, Miami',
  },
}
