import { club } from '@shared/club'

export const admin = {
  pageTitle: 'Admin',
  title: 'Waitlist',
  denied: {
    body: 'Access Denied',
    toast: {
      title: 'Access Denied',
      description: "You don't have permission to access this page.",
    },
  },
  stats: {
    today: 'Signups today',
    left: `Out of ${String(club.waitlistDailyCap)} daily`,
    waiting: 'Members waiting',
  },
  table: {
    caption: 'Everyone on the waitlist, first place first',
    position: 'Position',
    name: 'Name',
    email: 'Email',
    status: 'Status',
    joined: 'Joined Waitlist',
    since: 'Member Since',
    none: 'N/A',
    empty: 'No members on waitlist yet',
    more: 'Loading the rest of the list...',
  },
  failed: {
    text: 'The waitlist could not be loaded.',
    retry: 'Try again',
  },
}
