import { club } from '../../shared/club'
import type { Feature } from '../feature'
import { ENTRY_CHANGED } from './waitlist-changes'
import { WaitlistCounter } from './waitlist-counter.entity'
import { WaitlistDetailsResolver } from './waitlist-details.resolver'
import { WaitlistEntry } from './waitlist-entry.entity'
import { WaitlistStatisticsResolver } from './waitlist-statistics.resolver'
import { statusAction, undoAction } from './waitlist-status.service'
import { forgetWaitlistCounter, getWaitlistStats } from './waitlist-stats.service'
import { WaitlistResolver } from './waitlist.resolver'
import { provisionWaitlist } from './waitlist.service'

export const waitlistFeature: Feature = {
  entities: [WaitlistCounter, WaitlistEntry],
  resolvers: [WaitlistResolver, WaitlistDetailsResolver, WaitlistStatisticsResolver],
  auditActions: [statusAction, undoAction],
  // Any server's change of the waitlist is seen as soon as it is notified.
  channels: [{ name: ENTRY_CHANGED, listener: forgetWaitlistCounter }],
  metrics: ({ now }) => [
    {
      name: 'club_waitlist_entries',
      help: 'Sign-ups for the waitlist: all, and those of the club’s today. The same on every server.',
      read: async () => {
        const { total, dailySignups } = await getWaitlistStats(now())
        return { total, today: dailySignups }
      },
    },
  ],
  provision: async ({ log }) => {
    const above = await provisionWaitlist()
    if (above > 0)
      log(
        `the waitlist is full: ${String(above)} above its ${String(club.waitlistCapacity)} places`,
      )
  },
}
