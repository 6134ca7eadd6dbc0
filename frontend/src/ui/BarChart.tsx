import { Bar, BarChart as Chart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import styled from 'styled-components'
import { barHeight, BarChartFrame } from './BarChartFrame'
import { rem, theme } from './theme'
import { tone } from './tones'

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

/**
 * Bars of percentages. Screen readers read the same numbers from the table beside it. Nothing is
 * animated. Of a long list of answers it shows the first ones; the table shows all.
 */
export function BarChart({ figures, hidden }: BarChartProps) {
  const bars = figures.map(({ label, percent }) => ({ label, percent }))
  return (
    <Court aria-hidden="true">
      <Labels>
        {bars.map(({ label }) => (
          <Label key={label}>{label}</Label>
        ))}
      </Labels>
      <BarChartFrame $bars={bars.length}>
        <Hidden>
          {figures.map(({ label, percent }) => (
            <Words key={label}>{percent === null && hidden}</Words>
          ))}
        </Hidden>
        <ResponsiveContainer width="100%" height="100%">
          <Chart data={bars} layout="vertical" accessibilityLayer={false} margin={margin}>
            <XAxis type="number" domain={[0, 100]} hide />
            <YAxis type="category" dataKey="label" hide />
            <Bar dataKey="percent" isAnimationActive={false} fill={tone.accent} barSize={20}>
              <LabelList
                dataKey="percent"
                position="right"
                formatter={percentLabel}
                fill={tone.text}
                fontSize={rem(14)}
              />
            </Bar>
          </Chart>
        </ResponsiveContainer>
      </BarChartFrame>
    </Court>
  )
}

const margin = { top: 0, right: 56, bottom: 0, left: 0 }

const percentLabel = (percent: unknown) =>
  typeof percent === 'number' ? `${String(percent)}%` : ''

/* The chart begins below the table's head, so that each bar is level with its row. */
const Court = styled.div`
  display: grid;
  grid-template-columns: minmax(${rem(120)}, 2fr) minmax(0, 3fr);
  gap: ${rem(12)};
  min-width: 0;
  padding-top: ${rem(42)};

  ${theme.media.tablet} {
    padding-top: 0;
  }
  ${theme.media.forced} {
    --text: CanvasText;
    --accent: CanvasText;
  }
  /* Hidden in print: the chart is drawn for the window's width, and the table has the same numbers. */
  ${theme.media.print} {
    display: none;
  }
`

/* Lies over the bars, one row per bar. */
const Hidden = styled.div`
  position: absolute;
  display: grid;
  grid-auto-rows: ${barHeight};
  align-items: center;
`

const Words = styled.div`
  color: ${tone.text2};
  font-size: ${rem(14)};
  line-height: ${rem(18)};
`

const Labels = styled.div`
  display: grid;
  grid-auto-rows: ${barHeight};
  align-items: center;
  justify-items: end;
`

const Label = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: ${rem(14)};
  line-height: ${rem(18)};
  overflow-wrap: anywhere;
`
