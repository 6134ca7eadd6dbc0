import { standbyRules } from '@shared/standby-rules'
import type { StandbyState } from '../api/operationTypes'
import { courtHour, clubMoment } from '../format/dates'

const { openHours } = standbyRules
/** 6 PM on Sunday, November 22 (Miami time) */
const moment = (iso: string) => clubMoment(iso, courtHour)

const leftTitles: Partial<Record<StandbyState, string>> = {
  waiting: 'Left the line',
  offered: 'Offer declined',
}

/** Waiting for an hour that is taken, on the booking page and the dashboard. */
export const standby = {
  /** Of the list of hours. */
  title: 'Hours you wait for',
  hour: (court: string | undefined, startsAt: string) =>
    `${court ?? 'Either court'}, ${moment(startsAt)}`,
  waiting: (ahead: number) =>
    ahead === 0
      ? 'You are first in line.'
      : `${String(ahead)} ${ahead === 1 ? 'member is' : 'members are'} in line before you.`,
  offered: (court: string, until: string) =>
    `${court} is free. It is held for you until ${moment(until)}.`,
  lapsed: 'The offer has ended, or the hour was open to all.',
  panel: {
    waits: (count: number) =>
      count === 0
        ? 'Nobody waits for this hour yet.'
        : `${String(count)} ${count === 1 ? 'member waits' : 'members wait'} for this hour.`,
    how: `If it becomes free more than ${String(openHours)} hours before it begins, it is held for the first in line for 20 minutes, at night until 7:20 AM. We mail you.`,
    court: 'Court',
    either: 'Either court',
    only: (number: number) => `Only court ${String(number)}`,
    join: 'Tell me if it becomes free',
    joining: 'Saving...',
    tooLate: `It begins in less than ${String(openHours)} hours: if it becomes free, it is open to all.`,
  },
  take: {
    label: 'Take it',
    accept: (sum: string) => `Accept ${sum} and take it`,
    pending: 'Booking...',
  },
  /** The name of a button that each hour has; begins with the label. */
  named: (label: string, startsAt: string) => `${label}: ${moment(startsAt)}`,
  leave: {
    label: 'Leave the line',
    dismiss: 'Remove',
    pending: 'Saving...',
  },
  decline: {
    label: 'No, thanks',
    question: (court: string, startsAt: string) => `Decline ${court}, ${moment(startsAt)}?`,
    detail:
      'You leave the line. The court goes to the next member in it, or is free for everybody.',
    yes: 'Yes, decline it',
    no: 'Keep the offer',
    pending: 'Saving...',
  },
  joined: (startsAt: string) => ({
    title: 'You are in line',
    description: `${moment(startsAt)}. We mail you if it becomes free.`,
  }),
  /** Said to a member whose place in line had this state. */
  left: (state: StandbyState, startsAt: string) => ({
    title: leftTitles[state] ?? 'Removed from the list',
    description: `${moment(startsAt)}.`,
  }),
  booked: (court: string, startsAt: string) => ({
    title: 'Booked',
    description: `${court}, ${moment(startsAt)}.`,
  }),
} as const
