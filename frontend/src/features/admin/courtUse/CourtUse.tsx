import styled from 'styled-components'
import type { UsePeriod } from '../../../api/operationTypes'
import { courtUseTexts as texts } from '../../../content/admin/courtUse'
import { downloads } from '../downloads'
import { Segments } from '../../../ui/Segments'
import { rem, theme } from '../../../ui/theme'
import { ExportLink } from '../list/ExportLink'
import { Toolbar } from '../list/Toolbar'
import { optionsOf, parseKey } from '../section/recordKeys'
import { RefusedPart } from '../section/RefusedPart'
import { useStaffMay } from '../section/useStaffMay'
import type { CourtUseProps } from './courtUseProps'
import { AbsentMembers } from './AbsentMembers'
import { NeverBooked } from './NeverBooked'
import { UsedHours } from './UsedHours'

const parts = { hours: UsedHours, never: NeverBooked, absent: AbsentMembers }

/**
 * How the courts were used, who never books, and who did not come. The desk sees the hours only
 * (BOOKING-61). It requests the team's data, so only the team may mount it.
 */
export function CourtUse({ title, view }: Omit<CourtUseProps, 'period'>) {
  const seesHabits = useStaffMay('FIGURES_READ')
  const requested = parseKey(parts, view.get('part'))
  const part = seesHabits && requested ? requested : 'hours'
  const period: UsePeriod = parseKey(texts.periods, view.get('period')) ?? 'weeks_4'
  const Part = parts[part]
  const partChoice = (
    <Segments
      label={texts.part}
      options={optionsOf(texts.parts)}
      value={part}
      onChoose={chosen => view.setParams({ part: chosen })}
    />
  )
  const periodChoice = (
    <Segments
      label={texts.period}
      options={optionsOf(texts.periods)}
      value={period}
      onChoose={chosen => view.setParams({ period: chosen })}
    />
  )
  return (
    <>
      {requested && requested !== part && <RefusedPart label={texts.parts[requested]} />}
      <Bar>
        <Toolbar start={seesHabits ? partChoice : periodChoice}>
          {seesHabits && periodChoice}
          <ExportLink href={downloads.list('bookings', { period })} label={texts.download} />
        </Toolbar>
      </Bar>
      <Part key={part} title={title} view={view} period={period} />
    </>
  )
}

/* On smaller screens as far from what is below as the toolbar of a list. */
const Bar = styled.div`
  ${theme.media.laptop} {
    margin-bottom: ${rem(8)};
  }
`
