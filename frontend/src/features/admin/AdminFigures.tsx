import { club } from '@shared/club'
import { admin } from '../../content/admin/admin'
import { formatCount } from '../../format/numbers'
import { Stats } from './Stats'
import { useWaitlistFiguresQuery } from './waitlist/adminWaitlist.generated'
import { useLiveWaitlist } from './waitlist/useLiveWaitlist'

const words = admin.stats

/** The day's figures, kept up to date by a subscription. Only the team may mount it. */
export function AdminFigures() {
  const { data, loading } = useWaitlistFiguresQuery({ fetchPolicy: 'cache-and-network' })
  const stats = data?.waitlistStats
  const entries = data?.waitlist?.totalCount
  const departed = data?.left?.totalCount ?? 0
  const left = stats?.spotsRemaining ?? club.waitlistDailyCap
  const taken = entries === undefined ? words.unknown : formatCount(entries - departed)
  useLiveWaitlist()
  // All figures appear at once: a number that comes later would move the words beside it.
  if (loading && !data) return null
  return (
    <Stats
      items={[
        { label: words.today, value: stats?.dailySignups ?? 0, highlight: true },
        { label: words.left, value: left, note: words.leftToday(left) },
        {
          label: words.waiting,
          value: taken,
          note: words.taken(taken, stats?.capacity ?? club.waitlistCapacity),
        },
      ]}
    />
  )
}
