import { Bar, BarChart as Chart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import styled from 'styled-components'
import { barHeight, BarChartFrame } from './BarChartFrame'
import { rem, theme } from './theme'
import { tone } from './tones'

/** A count with its name; null where it may not be told. */
export interface Figure {
  label: string
  count: number | null
  percent: number | null
}

interface BarChartProps {
  figures: readonly Figure[]
  /** Stands where the bar of a hidden count would begin: nobody takes it for none. */
  hidden: string
}

/**
 * Bars of percents, the same numbers as in the table beside them, which is what is read out. Nothing
 * moves. Of a long answer, the beginning: its table has all of it.
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

/* Beside its table the chart begins below the table's head, so that a bar stands in its answer's row. */
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
  /* It was drawn for the width of a window; its table is as good on paper. */
  ${theme.media.print} {
    display: none;
  }
`

/* Over the bars, a row for each. */
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
