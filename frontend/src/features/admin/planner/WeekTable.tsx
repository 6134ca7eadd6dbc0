import styled from 'styled-components'
import { plannerTexts } from '../../../content/admin/planner'
import { playingDays, preferredTimes } from '../../../content/surveys/member'
import { StackedBody, StackedHead } from '../../../ui/lists/stackedTable'
import { headCell } from '../../../ui/lists/tableHead'
import { evenColumns } from '../../../ui/mixins'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { type Cell, cellsOf, days, parts } from './cells'

const texts = plannerTexts.week

const textOf = ({ load, isOpenPlay, isAveraged }: Cell) =>
  [
    `${isAveraged ? `${texts.averagedMark} ` : ''}${plannerTexts.loads[load]}`,
    ...(isOpenPlay ? [texts.openPlay] : []),
  ].join(', ')

/**
 * The week as a table: a row for each day. On a phone the parts of a day are below each other. The
 * roles are explicit, because changing `display` removes a table's semantics.
 */
export function WeekTable({ cells }: { cells: readonly Cell[] }) {
  return (
    <Grid role="table" aria-label={texts.table}>
      <StackedHead role="rowgroup">
        <tr role="row">
          <HeadCell role="columnheader">{texts.day}</HeadCell>
          {parts.map(part => (
            <HeadCell key={part} role="columnheader">
              {preferredTimes[part].label}
            </HeadCell>
          ))}
        </tr>
      </StackedHead>
      <StackedBody role="rowgroup">
        {days.map(day => (
          <Row key={day} role="row">
            <Day role="rowheader">{playingDays[day].label}</Day>
            {cellsOf(cells, day).map(cell => (
              <Load key={cell.part} role="cell">
                <Label aria-hidden="true">{`${preferredTimes[cell.part].label}: `}</Label>
                <span>{textOf(cell)}</span>
              </Load>
            ))}
          </Row>
        ))}
      </StackedBody>
    </Grid>
  )
}

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.card};
  font-size: ${rem(16)};
  line-height: ${rem(22)};

  ${theme.media.phone} {
    display: block;
  }
`

const HeadCell = styled.th`
  ${headCell}
  padding: ${rem(10)} ${rem(6)};
  vertical-align: bottom;
`

const Row = styled.tr`
  border-top: ${theme.stroke.hair} solid ${tone.hair};

  ${theme.media.phone} {
    display: grid;
    grid-template-columns: ${evenColumns(2, rem(110), '1px')};
    padding: ${rem(10)} ${rem(14)};
  }
`

const Day = styled.th`
  padding: ${rem(12)} ${rem(6)};
  font-weight: 600;
  text-align: left;

  ${theme.media.phone} {
    grid-column: 1 / -1;
    padding: 0;
    font-size: ${rem(17)};
  }
`

const Load = styled.td`
  padding: ${rem(12)} ${rem(6)};
  white-space: nowrap;

  ${theme.media.phone} {
    padding: 0;
    white-space: normal;
  }
`

const Label = styled.span`
  display: none;
  color: ${tone.text2};

  ${theme.media.phone} {
    display: inline;
  }
`
