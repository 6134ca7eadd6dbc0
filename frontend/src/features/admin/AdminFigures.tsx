import { club } from '@shared/club'
import { useWaitlistStatsQuery, useWaitlistTotalQuery } from '../../api/generated'
import { admin } from '../../content/admin'
import { counted } from '../../content/lists'
import { Stats } from '../../ui/Stats'
import { useLiveWaitlist } from './useLiveWaitlist'

/** The day's figures, which keep themselves up to date. Only the team may mount it. */
export function AdminFigures() {
  const stats = useWaitlistStatsQuery({ fetchPolicy: 'cache-and-network' }).data?.waitlistStats
  const list = useWaitlistTotalQuery({ fetchPolicy: 'cache-and-network' }).data?.waitlist
  useLiveWaitlist()
  return (
    <Stats
      items={[
        { label: admin.stats.today, value: stats?.dailySignups ?? 0, highlight: true },
        { label: admin.stats.left, value: stats?.spotsRemaining ?? club.waitlistDailyCap },
        {
          label: admin.stats.waiting,
          value: list ? counted(list.totalCount) : admin.stats.unknown,
        },
      ]}
    />
  )
}
