import styled from 'styled-components'
import { plannerTexts } from '../../../content/admin/planner'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { Heading } from '../../../ui/Heading'
import { dimWhileBusy } from '../../../ui/lists/dimWhileBusy'
import { averagedDays, type Cell } from './cells'
import { WeekPicture } from './WeekPicture'
import { WeekTable } from './WeekTable'

const texts = plannerTexts.week

/** Shows the load of each part of the week, as a picture and as a table. */
export function Week({ cells, isStale }: { cells: readonly Cell[]; isStale: boolean }) {
  const { whole, some } = averagedDays(cells)
  return (
    <Part aria-label={texts.title} aria-busy={isStale}>
      <Heading level={2} size="d4">
        {texts.title}
      </Heading>
      <Text tone="muted" size="small">
        {texts.lead}
      </Text>
      {(some || whole.length > 0) && <Text size="small">{texts.averagedDays(whole)}</Text>}
      <Halves>
        <WeekPicture cells={cells} />
        <WeekTable cells={cells} />
      </Halves>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
  ${dimWhileBusy}
`

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${rem(24)} ${rem(32)};
  align-items: start;
  padding-top: ${rem(8)};

  ${theme.media.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`
