import { club } from '@shared/club'

export const dashboard = {
  pageTitle: 'Dashboard',
  team: 'Open the team page',
  title: (firstName: string | null | undefined) =>
    firstName?.trim() ? `Your court time, ${firstName.trim()}` : 'Your court time',
  stats: {
    played: 'Games played',
    scheduled: 'Scheduled games',
    level: 'Member level',
    access: { label: 'Access', value: '24/7' },
    /* While the count is loading, or after a failure. */
    unknown: '–',
  },
  upcoming: {
    title: 'Upcoming bookings',
    empty: 'No upcoming bookings',
    book: 'Book Court',
    more: 'Show more',
    loadingMore: 'Loading...',
  },
  recent: { title: 'Recent activity', empty: 'No recent activity' },
  failed: 'Your bookings could not be loaded.',
  place: {
    title: 'Waitlist',
    position: 'Your place',
    status: 'Status',
    referrals: 'Referrals made',
    wish: 'Plan wish',
    invite: 'Invite a partner',
  },
  confirmEmail: {
    text: (email: string) => `Please confirm your address. We wrote to ${email}.`,
    send: 'Send again',
    sending: 'Sending...',
    /*
     * Does not claim that a mail was sent: it may still be queued, and beyond the limits none is
     * written.
     */
    sent: (email: string) => ({
      title: 'Look for our mail',
      description: `Open the link in the newest one to ${email}. It can take a few minutes.`,
    }),
    failed: { title: 'Error', description: 'Please try again later.' },
  },
  note: `Membership is capped at ${String(club.statedMembershipCap)} members. ${String(club.courts.premium)} premium courts, 24/7 keycard access.`,
} as const
