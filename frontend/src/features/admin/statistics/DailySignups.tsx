import { lazy, Suspense } from 'react'
import type { WaitlistStatisticsQuery } from '../../../api/generated'
import { statisticsWords } from '../../../content/statistics'
import { ColumnRoom } from '../../../ui/columnRoom'
import { CountTable } from '../../../ui/CountTable'
import { Text } from '../../../ui/Text'
import { Panel } from './Panel'

/* The drawing library is large: it comes after the numbers, and only here. */
const ColumnChart = lazy(async () => ({
  default: (await import('../../../ui/ColumnChart')).ColumnChart,
}))

const words = statisticsWords.days

type Days = NonNullable<WaitlistStatisticsQuery['waitlistStatistics']>['signupsByDay']

/** The places taken on each of the last club days, beside the most that a day may have. */
export function DailySignups({ days, cap }: { days: Days; cap: number }) {
  const sum = days.reduce((total, { signups }) => total + signups, 0)
  const top = days.reduce((most, one) => (one.signups > most.signups ? one : most), {
    day: '',
    signups: 0,
  })
  return (
    <Panel title={words.title}>
      <Text tone="muted" size="small">
        {words.sum(sum, days.length)}
        {top.signups > 0 && ` ${words.most(top.signups, statisticsWords.day(top.day))}`}
      </Text>
      <Suspense fallback={<ColumnRoom />}>
        <ColumnChart
          columns={days.map(({ day, signups }) => ({
            label: statisticsWords.day(day),
            count: signups,
          }))}
          limit={{ count: cap, label: words.cap(cap) }}
        />
      </Suspense>
    </Panel>
  )
}

/** The same numbers to be read, the latest day first. */
export function DailySignupsTable({ days }: { days: Days }) {
  return (
    <Panel title={words.table}>
      <CountTable
        caption={words.table}
        heads={[words.day, words.signups]}
        rows={days.toReversed().map(({ day, signups }) => ({
          key: day,
          label: <time dateTime={day}>{statisticsWords.day(day)}</time>,
          count: signups,
        }))}
      />
    </Panel>
  )
}
