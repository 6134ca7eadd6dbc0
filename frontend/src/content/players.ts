import type { PlayerState } from '../api/operationTypes'
import { clubMoment, courtHour } from '../format/dates'
import { fullName } from '../format/names'

interface Name {
  firstName: string | null
  lastName: string | null
}

/** 6 PM on Sunday, November 22 (Miami time) */
const moment = (iso: string) => clubMoment(iso, courtHour)
const nameOf = (person: Name) => fullName(person) || 'A member'

/** Joins names: Ana, Bo and Cara */
export const listOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')

const states: Record<PlayerState, string> = {
  invited: 'has not answered yet',
  playing: 'plays',
  declined: 'does not play',
  left: 'has left',
  removed: 'was taken out',
  cancelled: 'was told that it is cancelled',
}

/** The players of a member's booking, and the bookings to which a member is invited. */
export const players = {
  nameOf,
  list: 'Players',
  /** The name of a button that each booking has. */
  named: (label: string, startsAt: string) => `${label}: ${moment(startsAt)}`,
  row: (person: Name, state: PlayerState) => `${nameOf(person)} ${states[state]}`,
  full: 'Four people play at most, so nobody else can be invited.',
  remove: {
    label: 'Take out',
    /** Begins with the label. */
    name: (person: Name) => `Take out ${nameOf(person)}`,
    reason: 'Why?',
    hint: (person: Name) => `${nameOf(person)} reads it.`,
    yes: 'Take out',
    pending: 'Taking out...',
    close: 'Not now',
    failed: { title: 'Not taken out', description: 'Please try again.', preferServer: true },
    done: (person: Name) => ({
      title: 'Taken out',
      description: `${nameOf(person)} does not play. We have told them.`,
    }),
  },
  invite: {
    nameOf,
    label: 'Invite a friend',
    form: 'Invite a member',
    known: 'You have played with',
    one: (person: Name) => `Invite ${nameOf(person)}`,
    email: 'Email address',
    hint: 'The address with which your friend is a member.',
    submit: 'Invite',
    pending: 'Inviting...',
    close: 'Close',
    done: (person: Name) => ({
      title: 'Invited',
      description: `${nameOf(person)} gets a mail, and can say yes or no.`,
    }),
    failed: { title: 'Not invited', description: 'Please try again.', preferServer: true },
  },
  invitations: {
    title: 'Playing with others',
    hour: (court: string, startsAt: string) => `${court}, ${moment(startsAt)}`,
    invited: (owner: Name) => `${nameOf(owner)} invites you to play. It costs you nothing.`,
    playing: (owner: Name, others: readonly Name[]) =>
      `You play with ${listOf([...others.map(nameOf), `${nameOf(owner)}, who booked it`])}.`,
    removed: (owner: Name, reason: string) =>
      `${nameOf(owner)} has taken you out of this booking: “${reason}”`,
    cancelled: (owner: Name) => `${nameOf(owner)}’s booking was cancelled.`,
    yes: 'Yes, I play',
    no: 'No, thanks',
    pending: 'Saving...',
    said: (court: string, startsAt: string) => ({
      title: 'You play',
      description: `${court}, ${moment(startsAt)}.`,
    }),
    declined: (startsAt: string) => ({
      title: 'Declined',
      description: `You do not play at ${moment(startsAt)}. We have told the member who invited you.`,
    }),
    leave: {
      label: 'Leave',
      name: (startsAt: string) => `Leave: ${moment(startsAt)}`,
      question: (startsAt: string) =>
        `Leave this booking at ${moment(startsAt)}? We tell who booked it.`,
      yes: 'Yes, leave',
      no: 'Stay',
      pending: 'Leaving...',
      done: (startsAt: string) => ({
        title: 'Left',
        description: `You do not play at ${moment(startsAt)}.`,
      }),
    },
  },
} as const
