import { club } from '@shared/club'
import { mailTo, tel, type Prose } from '../format/links'

const reachUs: Prose = [
  { text: club.phone, href: tel(club.phone) },
  ' or write to ',
  { text: club.email, href: mailTo(club.email) },
  ', and we will help you.',
]

const withoutScript: Prose = [
  'Sign-up, surveys and messages need JavaScript, which is off here. Call ',
  ...reachUs,
]

/** The texts of the frame of every page: navigation, menu, footer. */
export const site = {
  skip: 'Skip to content',
  withoutScript,
  formWithoutScript: ['This form needs JavaScript, which is off here. Call ', ...reachUs],
  nav: {
    label: 'Main',
    about: 'About',
    membership: 'Membership',
    waitlist: 'Waitlist',
    surveys: 'Surveys',
    faq: 'FAQ',
    contact: 'Contact',
    privacy: 'Privacy',
    api: 'API',
    booking: 'COURT BOOKING',
    login: 'LOGIN',
    join: 'JOIN NOW',
    dashboard: 'DASHBOARD',
    profile: 'PROFILE',
    admin: 'ADMIN',
    logout: 'LOGOUT',
    loading: 'Loading...',
  },
  menu: { label: 'Menu', open: 'Open menu', close: 'Close menu' },
  footer: {
    about: `${club.tagline}. Members only. ${club.city}.`,
    quickLinks: 'Quick links',
    support: 'Support',
    social: 'Social channels: opening soon',
    channels: { photos: 'Photos', videos: 'Videos', chat: 'Chat' },
    note: 'Court 20 × 44 ft. Kitchen 7 ft. Doors open 24/7 to members.',
  },
  loadError: {
    title: 'This page could not be loaded',
    partly: 'Parts of this page could not be loaded',
    down: 'The connection may be down.',
    renewed: 'The site may have been renewed since you opened it.',
    retry: 'Try again',
    still: 'Still no connection.',
  },
  offline: {
    title: 'No connection',
    description: 'What you enter stays. It can be sent once the connection is back.',
  },
  newsletter: {
    label: 'Newsletter',
    placeholder: 'Email address',
    join: 'JOIN',
    joining: 'JOINING...',
    loadError: 'The newsletter form could not be loaded.',
    done: {
      title: 'Thank you',
      description: 'If that address is new to us, a mail asks you to confirm it.',
      clear: true,
    },
    failed: { title: 'Error', description: 'Failed to join the newsletter. Please try again.' },
  },
} as const
