import { club } from '@shared/club'
import styled from 'styled-components'
import { useWaitlistStatsQuery } from '../../api/generated'
import { admin } from '../../content/admin'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { Loading } from '../../ui/Loading'
import { Stats } from '../../ui/Stats'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { useWholeWaitlist } from './useWholeWaitlist'
import { WaitlistTable } from './WaitlistTable'

/** The team's view of the waitlist. Asks for the team's data, so only the team may mount it. */
export function AdminWaitlist() {
  const { data } = useWaitlistStatsQuery()
  const { list, unfinished, error, refetch } = useWholeWaitlist()
  const stats = [
    { label: admin.stats.today, value: data?.waitlistStats.dailySignups ?? 0, highlight: true },
    { label: admin.stats.left, value: data?.waitlistStats.spotsRemaining ?? club.waitlistDailyCap },
    { label: admin.stats.waiting, value: list?.totalCount ?? 0 },
  ]

  return (
    <>
      <Stats items={stats} />
      <Below>
        {list && <WaitlistTable rows={list.edges.map(({ node }) => node)} />}
        {list && unfinished && <Text tone="muted">{admin.table.more}</Text>}
        {!list && !error && <Loading />}
        {!list && error && (
          <Empty
            text={admin.failed.text}
            action={<Button onClick={() => void refetch()}>{admin.failed.retry}</Button>}
          />
        )}
      </Below>
    </>
  )
}

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(16)};
  margin-top: ${rem(40)};
  padding-bottom: ${theme.space.s9};
`
