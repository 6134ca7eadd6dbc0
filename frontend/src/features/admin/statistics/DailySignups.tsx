import styled from 'styled-components'
import type { WaitlistGrowthQuery } from '../../../api/operationTypes'
import { statisticsTexts } from '../../../content/admin/statistics'
import { CountTable } from '../../../ui/lists/CountTable'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import { Panel } from '../section/Panel'
import { ColumnChart } from './ColumnChart'

const texts = statisticsTexts.days

type Days = NonNullable<WaitlistGrowthQuery['waitlistStatistics']>['signupsByDay']

/** Shows the number of places taken on each of the last club days, with the daily limit. */
export function DailySignups({ days, cap }: { days: Days; cap: number }) {
  const sum = days.reduce((total, { signups }) => total + signups, 0)
  const top = days.reduce((most, one) => (one.signups > most.signups ? one : most), {
    day: '',
    signups: 0,
  })
  const total = texts.sum(sum, days.length)
  return (
    <Panel title={texts.title}>
      <Text tone="muted" size="small">
        {top.signups > 0
          ? `${total} ${texts.most(top.signups, statisticsTexts.day(top.day))}`
          : total}
      </Text>
      <ColumnChart
        columns={days.map(({ day, signups }) => ({
          label: statisticsTexts.day(day),
          count: signups,
        }))}
        limit={{ count: cap, label: texts.cap(cap) }}
      />
    </Panel>
  )
}

/* The list of people beside the tables has the same number of rows. */
const DAYS_IN_TABLE = 10

/** Shows the same numbers in adjacent tables, latest day first. */
export function DailySignupsTable({ days }: { days: Days }) {
  return (
    <Panel title={texts.table}>
      <Tables>
        {tablesOf([...days].reverse()).map(part => {
          const rows = part.map(({ day, signups }) => ({
            key: day,
            label: <time dateTime={day}>{statisticsTexts.day(day)}</time>,
            values: [signups],
          }))
          const latest = dayLabel(part[0])
          const earliest = dayLabel(part.at(-1))
          return (
            <CountTable
              key={latest}
              caption={texts.part(latest, earliest)}
              heads={[texts.day, texts.signups]}
              rows={rows}
            />
          )
        })}
      </Tables>
    </Panel>
  )
}

const dayLabel = (one: Days[0] | undefined) => (one ? statisticsTexts.day(one.day) : '')

const tablesOf = (days: Days): Days[] =>
  Array.from({ length: Math.ceil(days.length / DAYS_IN_TABLE) }, (_table, index) =>
    days.slice(index * DAYS_IN_TABLE, (index + 1) * DAYS_IN_TABLE),
  )

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(150)}), 1fr));
  gap: ${rem(8)} ${rem(32)};
  align-items: start;
`
