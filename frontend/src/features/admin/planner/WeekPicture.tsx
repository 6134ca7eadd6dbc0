import { Fragment } from 'react'
import styled from 'styled-components'
import type { DemandLoad } from '../../../api/operationTypes'
import { plannerTexts } from '../../../content/admin/planner'
import { playingDays, preferredTimes } from '../../../content/surveys/member'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { type Cell, cellsOf, days, parts } from './cells'

const texts = plannerTexts.week
const { color } = theme

/**
 * The week as a court: a column for each day, a row for each part of it; on a phone a row for each
 * day. Screen readers read the same from the table beside it.
 */
export function WeekPicture({ cells }: { cells: readonly Cell[] }) {
  return (
    <Frame aria-hidden="true">
      <Grid>
        <Corner />
        {parts.map(part => (
          <Part key={part}>
            <PartName>{preferredTimes[part].label}</PartName>
            <Hours>{preferredTimes[part].note.replace('-', '-\u200B')}</Hours>
          </Part>
        ))}
        {days.map(day => (
          <Fragment key={day}>
            <DayName>{playingDays[day].label}</DayName>
            {cellsOf(cells, day).map(({ part, load, isOpenPlay, isAveraged }) => (
              <Box key={part} $load={load}>
                <span>{plannerTexts.loads[load]}</span>
                {isOpenPlay && <OpenPlay>{texts.openPlay}</OpenPlay>}
                {isAveraged && <Mark>{texts.averagedMark}</Mark>}
              </Box>
            ))}
          </Fragment>
        ))}
      </Grid>
    </Frame>
  )
}

/* Each shade is darker than the one before. */
const shades: Record<DemandLoad, { fill: string; text: string }> = {
  low: { fill: color.white, text: color.ink },
  middle: { fill: color.shell, text: color.ink },
  high: { fill: color.coral, text: color.ink },
  full: { fill: color.guava, text: color.chalk },
}

const Frame = styled.div`
  container-type: inline-size;
`

/* Narrower, six words do not fit side by side: the parts of a day have two rows. */
const narrow = `@container (max-width: ${rem(346)})`

const Grid = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  grid-template: auto repeat(6, minmax(${rem(58)}, auto)) / auto;
  padding: calc(${theme.court.line} / 2);
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(18)};

  ${theme.media.phone} {
    grid-auto-flow: row;
    grid-auto-rows: minmax(${rem(52)}, auto);
    grid-template: auto / auto repeat(6, minmax(0, 1fr));
    --lw: ${theme.stroke.ui};
    font-weight: 500;
    font-size: ${rem(14)};
  }
  ${narrow} {
    grid-template-columns: auto repeat(3, minmax(0, 1fr));
  }
`

const Corner = styled.span`
  ${narrow} {
    grid-row: span 2;
  }
`

const Part = styled.span`
  display: grid;
  align-content: center;
  padding-right: ${rem(12)};

  ${theme.media.phone} {
    align-content: end;
    justify-items: center;
    padding: 0 0 ${rem(6)};
    text-align: center;
  }
`

const PartName = styled.span`
  ${theme.media.phone} {
    display: none;
  }
`

const Hours = styled.span`
  color: ${tone.text2};
  font-weight: 450;
  font-size: ${rem(14)};
`

const DayName = styled.span`
  padding: 0 0 ${rem(6)} ${rem(8)};

  ${theme.media.phone} {
    align-self: center;
    padding: 0 ${rem(6)} 0 0;
  }
  ${narrow} {
    grid-row: span 2;
  }
`

/* Borders overlap, because forced colours and print do not show a background through a gap. */
const Box = styled.span<{ $load: DemandLoad }>`
  position: relative;
  display: grid;
  align-content: center;
  margin: calc(${theme.court.line} / -2);
  padding: ${rem(10)} ${rem(4)} ${rem(6)};
  border: ${theme.court.line} solid ${color.ink};
  background: ${({ $load }) => shades[$load].fill};
  color: ${({ $load }) => shades[$load].text};
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    justify-items: center;
    padding: ${rem(12)} 0 ${rem(4)};
    text-align: center;
  }
  ${theme.media.print} {
    background: none;
    color: ${color.ink};
  }
`

const OpenPlay = styled.span`
  font-weight: 450;
  font-size: ${rem(14)};
`

/* In the corner, because the words need the width. */
const Mark = styled.span`
  position: absolute;
  top: 0;
  right: ${rem(4)};
  font-size: ${rem(16)};
  line-height: ${rem(16)};
`
