import { club } from '@shared/club'
import { admin } from '../../content/admin/admin'
import { formatCount } from '../../format/numbers'
import { Stats } from './Stats'
import { useWaitlistFiguresQuery } from './waitlist/adminWaitlist.generated'
import { useLiveWaitlist } from './waitlist/useLiveWaitlist'

const texts = admin.stats

/** The day's figures, kept up to date by a subscription. Only the team may mount it. */
export function AdminFigures() {
  const { data, loading } = useWaitlistFiguresQuery({ fetchPolicy: 'cache-and-network' })
  const stats = data?.waitlistStats
  const entries = data?.waitlist?.totalCount
  const departed = data?.left?.totalCount ?? 0
  const left = stats?.spotsRemaining ?? club.waitlistDailyCap
  const taken = entries === undefined ? texts.unknown : formatCount(entries - departed)
  useLiveWaitlist()
  // All figures appear at once: a number that comes later would move the words beside it.
  if (loading && !data) return null
  return (
    <Stats
      items={[
        { label: texts.today, value: stats?.dailySignups ?? 0, highlight: true },
        { label: texts.left, value: left, note: texts.leftToday(left) },
        {
          label: texts.waiting,
          value: taken,
          note: texts.taken(taken, stats?.capacity ?? club.waitlistCapacity),
        },
      ]}
    />
  )
}
