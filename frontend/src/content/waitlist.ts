import { club } from '@shared/club'
import { paths } from '../paths'
import { clubHour, clubMoment } from '../format/dates'
import type { Prose } from '../format/links'

const capacity = String(club.waitlistCapacity)
const dailyCap = String(club.waitlistDailyCap)
const ownDashboard = { text: 'your dashboard', href: paths.dashboard() }
const openPlay = `Open play ${club.openPlay}`

export const waitlist = {
  pageTitle: 'Waitlist',
  description: `Reserve your place on the waitlist of ${club.name}. It closes at ${capacity} members.`,
  badge: 'LIMITED SPOTS AVAILABLE',
  title: ['Get on', 'the list.', 'Get in first.'],
  lead: 'The club opens to members only, and membership is capped. Reserve your place in the line.',
  reserve: 'Reserve My Spot Now',
  opensAgain: (resetsAt: string) => `OPENS AGAIN ${clubHour(resetsAt)} MIAMI TIME`,
  listIsFull: 'THE LIST IS FULL',
  /** Says what the button does before a person makes an account (WAITLIST-4). */
  outlook: {
    open: 'You make an account first. Your place is taken with it while places are open.',
    tomorrow: (resetsAt: string) =>
      `Today’s ${dailyCap} places are taken. Your account is made now; a place can be taken from ${clubMoment(resetsAt)}.`,
    full: `All ${capacity} places are taken. You can make an account, but it gets no place now.`,
  },
  /** The same for a person who already has an account. */
  signedIn: {
    toPlace: 'Your place',
    toMembership: 'Your membership',
    toTeamPage: 'Open the team page',
    placed: (position: number): Prose => [
      `You hold number ${String(position)} on the waitlist. Look at your place on `,
      ownDashboard,
      ', or ',
      { text: 'invite a partner', href: paths.share() },
      '.',
    ],
    open: ['You are signed in and hold no place yet. It is taken on ', ownDashboard, '.'],
    tomorrow: (resetsAt: string): Prose => [
      `Today’s ${dailyCap} places are taken. Yours can be taken on `,
      ownDashboard,
      ` from ${clubMoment(resetsAt)}.`,
    ],
    full: [
      `All ${capacity} places are taken. Should one become free, it can be taken on `,
      ownDashboard,
      '.',
    ],
    unread: ['You are signed in. Your place stands on ', ownDashboard, '.'],
    team: [
      'The team account takes no place on the waitlist. You can send ',
      { text: 'the team’s invite', href: paths.share() },
      '.',
    ],
  },
  plansTitle: 'Pick your side of the net',
  closing: {
    title: `Room for ${capacity}. Save yours.`,
    note: `The waitlist closes at ${capacity} members.`,
    action: 'Join the Waitlist Now',
  },
}

/* The offer of this page. The membership page and the FAQ state different ones (FORM-14). */
export const waitlistPlans = {
  standard: {
    wish: 'standard',
    name: 'STANDARD',
    price: '$119',
    per: '/month',
    features: ['12 monthly reservations', 'Unlimited training/practice', openPlay],
    addOns: {
      title: 'Add-ons',
      items: [
        { name: 'Guest pass per reservation', price: '$19.99' },
        { name: 'Additional reservations', price: '$14.99' },
      ],
    },
  },
  unlimited: {
    wish: 'unlimited',
    name: 'UNLIMITED',
    price: '$179',
    per: '/month',
    features: [
      'Unlimited reservations',
      '1 guest pass per month',
      'Unlimited training/practice',
      openPlay,
    ],
  },
}
