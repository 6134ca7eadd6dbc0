import { club } from '@shared/club'

const capacity = String(club.waitlistCapacity)

/**
 * The big figure of /waitlist and what is around it. The picture and the sentences describe the whole list;
 * the numeral describes the day. They are not in waitlist.ts, which /auth loads, too.
 */
export const spots = {
  left: (count: number) => (count === 1 ? 'spot left' : 'spots left'),
  today: 'today',
  /* Without a response the figure is the daily limit (WAITLIST-13). */
  todayAtMost: 'today, at most',
  maxCapacity: `Max capacity ${capacity}`,
  picture: {
    free: (free: number) => `${String(free)} of ${capacity} places free`,
    unknown: `${capacity} places in all`,
  },
  perDay: `Up to ${String(club.waitlistDailyCap)} places are given out each Miami day.`,
  stillFree: (free: number) =>
    `${String(free)} of ${capacity} ${free === 1 ? 'is' : 'are'} still free.`,
  /* While the list is full. */
  full: {
    forNow: 'for now',
    again: 'A place that becomes free is given out again.',
  },
}
