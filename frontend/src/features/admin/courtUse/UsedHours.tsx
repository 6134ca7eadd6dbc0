import styled from 'styled-components'
import { courtUseTexts } from '../../../content/admin/courtUse'
import { formatCount } from '../../../format/numbers'
import { EmptyList } from '../../../ui/lists/EmptyList'
import { dimWhileBusy } from '../../../ui/lists/dimWhileBusy'
import { Loading } from '../../../ui/Loading'
import { rem } from '../../../ui/theme'
import { AdminSection } from '../section/AdminSection'
import { FigureLine } from '../section/FigureLine'
import { NoData } from '../section/NoData'
import { useCourtUseQuery } from './courtUse.generated'
import type { CourtUseProps } from './courtUseProps'
import { CourtUseTable } from './CourtUseTable'

const texts = courtUseTexts.hours

/** The booked hours of the open ones by weekday and hour, with the figures of the period. */
export function UsedHours({ title, view, period }: CourtUseProps) {
  const result = useCourtUseQuery({ variables: { period }, fetchPolicy: 'cache-and-network' })
  // Until another period has loaded, the one before is shown.
  const use = (result.data ?? result.previousData)?.courtUse
  const failed = result.data ? undefined : result.error
  if (failed || !use)
    return (
      <AdminSection title={title}>
        {failed ? (
          <Result>
            <NoData view={view} text={texts.failed} error={failed} />
          </Result>
        ) : (
          <Loading page />
        )}
      </AdminSection>
    )
  const { firstDay, lastDay, openHours, bookedHours, hours } = use
  if (firstDay === null)
    return (
      <AdminSection title={title}>
        <Result>
          <EmptyList text={texts.empty} />
        </Result>
      </AdminSection>
    )
  return (
    <AdminSection title={title}>
      <Result aria-busy={!result.data}>
        <FigureLine
          items={[
            { term: texts.figures.hours, value: texts.figures.hoursOf(bookedHours, openHours) },
            { term: texts.figures.bookings, value: formatCount(use.bookings) },
            { term: texts.figures.noShows, value: formatCount(use.noShows) },
            { term: texts.figures.late, value: formatCount(use.lateCancellations) },
            { term: texts.figures.guests, value: formatCount(use.guests) },
            { term: texts.figures.ahead, value: texts.figures.aheadOf(use.medianDaysAhead) },
          ]}
          dense
        />
        <CourtUseTable caption={texts.caption(firstDay, lastDay)} hours={hours} />
      </Result>
    </AdminSection>
  )
}

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(6)};
  padding-top: ${rem(8)};
  ${dimWhileBusy}
`
