import { counted } from './lists'

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The team's numbers about the waitlist. */
export const statisticsWords = {
  failed: 'The statistics could not be loaded.',
  /** A club day (2026-10-24) in short: Oct 24 */
  day: (date: string) => day.format(new Date(`${date}T00:00Z`)),
  days: {
    title: 'Sign-ups by day',
    sum: (signups: number, days: number) =>
      `${counted(signups)} ${signups === 1 ? 'sign-up' : 'sign-ups'} in the last ${counted(days)} days, Miami time.`,
    most: (signups: number, date: string) =>
      `The most on one day: ${counted(signups)}, on ${date}.`,
    cap: (cap: number) => `${counted(cap)} a day at most`,
    table: 'Sign-ups by day, the latest first',
    part: (latest: string, earliest: string) => `Sign-ups by day, ${latest} to ${earliest}`,
    day: 'Day',
    signups: 'Sign-ups',
  },
  friends: {
    title: 'Brought most friends',
    lead: 'The ten people through whose invitations most others have joined.',
    table: 'Who brought most friends',
    person: 'Person',
    friends: 'Friends',
    empty: 'Nobody has brought a friend yet',
  },
}
