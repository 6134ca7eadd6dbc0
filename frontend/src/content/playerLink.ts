import { clubMoment, courtHour } from '../format/dates'
import { listOf, players } from './players'

type Name = Parameters<typeof players.nameOf>[0]

/** 6 PM on Sunday, November 22 (Miami time) */
const moment = (iso: string) => clubMoment(iso, courtHour)

/** The link by which members join a booking. */
export const playerLink = {
  own: {
    copy: 'Copy a link',
    copied: 'Copied!',
    copyDone: { title: 'Copied!', description: 'Send the link to a member of the club.' },
    copyFailed: {
      title: 'Error',
      description: 'Please select the link and copy it yourself.',
    },
    label: 'Link to play',
    note: 'Any member who has the link can play with you. It ends when the hour begins.',
    waits: 'The link works again if a place becomes free.',
    withdraw: {
      label: 'Withdraw the link',
      question: 'Withdraw the link? Nobody else can join by it. Who has joined still plays.',
      yes: 'Yes, withdraw it',
      no: 'Keep it',
      pending: 'Saving...',
    },
  },
  opened: {
    title: 'Play with a member?',
    hour: (court: string, startsAt: string) => `${court}, ${moment(startsAt)}`,
    who: (owner: Name, others: readonly Name[]) =>
      `${players.nameOf(owner)} booked it${others.length > 0 ? `, and plays with ${listOf(others.map(players.nameOf))}` : ''}. Playing costs you nothing.`,
    own: (others: readonly Name[]) =>
      others.length > 0
        ? `You booked it, and play with ${listOf(others.map(players.nameOf))}.`
        : 'You booked it.',
    play: 'Play',
    notNow: 'Not now',
    pending: 'Saving...',
    close: 'Close',
    joined: (court: string, startsAt: string) => ({
      title: 'You play',
      description: `${court}, ${moment(startsAt)}.`,
    }),
    full: 'Four people play already. The link works again if a place becomes free.',
    ownNote: 'This is your own link. Send it to whom you would like to play with.',
    playing: 'You play in this booking already.',
    noMember:
      'This link is for members, and you have no membership on that day. It does not work for you.',
    malformed: 'This link is not complete. Please ask for it again.',
    failed: 'The booking of the link could not be loaded.',
  },
} as const
