import { shortClubDay } from '../../format/dates'
import { formatCount } from '../../format/numbers'
import { counted } from './counted'

/** The texts of the team's statistics of the waitlist. */
export const statisticsTexts = {
  failed: 'The statistics could not be loaded.',
  day: shortClubDay,
  days: {
    title: 'Sign-ups by day',
    sum: (signups: number, days: number) =>
      `${counted(signups, 'sign-up')} in the last ${formatCount(days)} days, Miami time.`,
    most: (signups: number, date: string) =>
      `The most on one day: ${formatCount(signups)}, on ${date}.`,
    cap: (cap: number) => `${formatCount(cap)} a day at most`,
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
