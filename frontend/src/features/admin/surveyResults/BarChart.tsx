import { Fragment } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

/** A labelled count; null when it is hidden. */
export interface Figure {
  label: string
  count: number | null
  percent: number | null
}

interface BarChartProps {
  figures: readonly Figure[]
  /** Shown in place of the bar of a hidden count, so that it does not read as zero. */
  hidden: string
}

/** Bars of percentages. Screen readers read the same numbers from the table beside it. */
export function BarChart({ figures, hidden }: BarChartProps) {
  return (
    <Frame aria-hidden="true">
      {figures.map(({ label, percent }) => (
        <Fragment key={label}>
          <Label>{label}</Label>
          {percent === null ? (
            <Hidden>{hidden}</Hidden>
          ) : (
            <Place>
              <Bar $percent={percent} />
              <span>{`${String(percent)}%`}</span>
            </Place>
          )}
        </Fragment>
      ))}
    </Frame>
  )
}

/* The chart begins below the table's head, so that each bar is level with its row. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(min(${rem(120)}, 40%), 2fr) minmax(0, 3fr);
  grid-auto-rows: ${rem(41)};
  align-items: center;
  column-gap: ${rem(12)};
  min-width: 0;
  padding-top: ${rem(42)};
  font-size: ${rem(14)};
  line-height: ${rem(18)};

  ${theme.media.tablet} {
    padding-top: 0;
  }
  /* Browsers print no backgrounds, and the table has the same numbers. */
  ${theme.media.print} {
    display: none;
  }
`

const Label = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  justify-self: end;
  overflow: hidden;
  overflow-wrap: anywhere;
`

const Hidden = styled.div`
  color: ${tone.text2};
`

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${rem(5)};
`

/* The space at the right is that of the number. */
const Bar = styled.div<{ $percent: number }>`
  flex: none;
  width: calc((100% - ${rem(56)}) * ${({ $percent }) => $percent / 100});
  height: ${rem(20)};
  background: ${tone.accent};

  ${theme.media.forced} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`
