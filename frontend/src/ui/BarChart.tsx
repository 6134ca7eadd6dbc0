import { Bar, BarChart as Chart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import styled from 'styled-components'
import { chartHeight } from './chartRoom'
import type { Figure } from './Figures'
import { rem, theme } from './theme'
import { tone } from './tones'

/**
 * Bars of percents, the same numbers as in the table beside them, which is what is read out. Nothing
 * moves. A hidden count has no bar.
 */
export function BarChart({ figures }: { figures: readonly Figure[] }) {
  const bars = figures.map(({ label, percent }) => ({ label, percent }))
  return (
    <Court aria-hidden="true">
      <ResponsiveContainer width="100%" height={chartHeight(bars.length)}>
        <Chart data={bars} layout="vertical" accessibilityLayer={false} margin={margin}>
          <XAxis type="number" domain={[0, 100]} hide />
          <YAxis
            type="category"
            dataKey="label"
            width={128}
            interval={0}
            axisLine={false}
            tickLine={false}
            tick={words}
          />
          <Bar dataKey="percent" isAnimationActive={false} fill={tone.accent} barSize={20}>
            <LabelList dataKey="percent" position="right" formatter={percentLabel} {...words} />
          </Bar>
        </Chart>
      </ResponsiveContainer>
    </Court>
  )
}

const words = { fill: tone.text, fontSize: 14 }

const margin = { top: 0, right: 56, bottom: 0, left: 0 }

const percentLabel = (percent: unknown) =>
  typeof percent === 'number' ? `${String(percent)}%` : ''

/* Beside its table the chart begins below the table's head, so that a bar stands in its answer's row. */
const Court = styled.div`
  min-width: 0;
  padding-top: ${rem(42)};

  ${theme.media.tablet} {
    padding-top: 0;
  }
  ${theme.media.forced} {
    --text: CanvasText;
    --accent: CanvasText;
  }
`
