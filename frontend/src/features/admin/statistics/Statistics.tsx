import styled from 'styled-components'
import type { WaitlistGrowthQuery } from '../../../api/operationTypes'
import { useWaitlistGrowthQuery } from './statistics.generated'
import { statisticsTexts as texts } from '../../../content/admin/statistics'
import { Loading } from '../../../ui/Loading'
import { Stack } from '../../../ui/Stack'
import { rem, theme } from '../../../ui/theme'
import { NoData } from '../section/NoData'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { DailySignups, DailySignupsTable } from './DailySignups'
import { useLiveWaitlist } from '../waitlist/useLiveWaitlist'
import { TopReferrers } from './TopReferrers'

/** The growth of the waitlist. It requests the team's data, so only the team may mount it. */
export function Statistics({ title, view }: SectionProps) {
  const { data, error } = useWaitlistGrowthQuery({ fetchPolicy: 'cache-and-network' })
  useLiveWaitlist()
  const statistics = data?.waitlistStatistics
  const failed = statistics ? undefined : error
  return (
    <AdminSection title={title}>
      {statistics && <Numbers statistics={statistics} cap={data.waitlistStats.dailyCap} />}
      {!statistics && !failed && <Loading />}
      {failed && <NoData view={view} text={texts.failed} error={failed} />}
    </AdminSection>
  )
}

interface NumbersProps {
  statistics: NonNullable<WaitlistGrowthQuery['waitlistStatistics']>
  cap: number
}

function Numbers({ statistics: { signupsByDay, topReferrers }, cap }: NumbersProps) {
  return (
    <Stack>
      <DailySignups days={signupsByDay} cap={cap} />
      <Halves>
        <TopReferrers entries={topReferrers} />
        <DailySignupsTable days={signupsByDay} />
      </Halves>
    </Stack>
  )
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${rem(16)};
  align-items: start;

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
