import { useState } from 'react'
import {
  Bar,
  BarChart as Chart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'
import styled from 'styled-components'
import { ColumnChartFrame } from './ColumnChartFrame'
import { rem, theme } from './theme'
import { tone } from './tones'

interface ColumnChartProps {
  columns: readonly { label: string; count: number }[]
  /** A line over all columns: the maximum. */
  limit: { count: number; label: string }
}

/**
 * Counts as columns under a limit. Screen readers read the same numbers from the table beside it.
 */
export function ColumnChart({ columns, limit }: ColumnChartProps) {
  const [unit, setUnit] = useState(remInPixels)
  const scale = unit / 16
  const highest = columns.reduce((most, { count }) => Math.max(most, count), limit.count)
  return (
    <Colours aria-hidden="true">
      <ColumnChartFrame>
        <ResponsiveContainer width="100%" height="100%" onResize={() => setUnit(remInPixels())}>
          <Chart
            data={[...columns]}
            accessibilityLayer={false}
            margin={{ top: 8 * scale, right: 4, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} stroke={tone.hair} />
            <XAxis
              dataKey="label"
              tick={tick}
              tickLine={false}
              stroke={tone.text}
              interval="preserveStartEnd"
              minTickGap={24 * scale}
              height={30 * scale}
            />
            <YAxis
              tick={tick}
              tickLine={false}
              axisLine={false}
              allowDecimals={false}
              domain={[0, highest]}
              tickCount={5}
              width={36 * scale}
            />
            <Bar dataKey="count" isAnimationActive={false} fill={tone.accent} />
            <ReferenceLine
              y={limit.count}
              stroke={tone.text}
              strokeWidth={2}
              strokeDasharray="6 4"
              label={{
                value: limit.label,
                position: 'insideTopRight',
                fill: tone.text,
                fontSize: rem(14),
              }}
            />
          </Chart>
        </ResponsiveContainer>
      </ColumnChartFrame>
    </Colours>
  )
}

/* The library takes pixels; the frame's height is in rem, so a new font size resizes it. */
const remInPixels = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

const tick = { fill: tone.text2, fontSize: rem(14) }

const Colours = styled.div`
  min-width: 0;
  margin-top: ${rem(12)};

  ${theme.media.forced} {
    --text: CanvasText;
    --text2: CanvasText;
    --accent: CanvasText;
    --hair: GrayText;
  }
`
