import type { SVGTextElementAttributes } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

interface ColumnChartProps {
  columns: readonly { label: string; count: number }[]
  /** A line over all columns: the maximum. */
  limit: { count: number; label: string }
}

/**
 * Counts as columns under a limit. Screen readers read the same numbers from the table beside it.
 * All lengths are shares of the drawing, so it fits any width without being measured.
 */
export function ColumnChart({ columns, limit }: ColumnChartProps) {
  const highest = columns.reduce((most, { count }) => Math.max(most, count), limit.count)
  const heightOf = (count: number) => share(count, highest)
  const topOf = (count: number) => share(highest - count, highest)
  return (
    <Frame aria-hidden="true">
      <svg width="100%" height="100%">
        {ticksTo(highest).map(count => (
          <g key={count}>
            <GridLine x2="100%" y1={topOf(count)} y2={topOf(count)} />
            <CountLabel y={topOf(count)} dx="-0.6em" dy="0.35em">
              {count}
            </CountLabel>
          </g>
        ))}
        {columns.map(({ label, count }, index) => (
          <g key={label}>
            <Column
              x={share(index + (1 - COLUMN) / 2, columns.length)}
              y={topOf(count)}
              width={share(COLUMN, columns.length)}
              height={heightOf(count)}
            />
            <Label
              {...placeOf(index, columns.length)}
              y="100%"
              dy="1.3em"
              $from={leastWidth(index, columns.length)}
            >
              {label}
            </Label>
          </g>
        ))}
        <Axis x2="100%" y1="100%" y2="100%" />
        <Limit x2="100%" y1={topOf(limit.count)} y2={topOf(limit.count)} />
        <LimitLabel x="100%" y={topOf(limit.count)} dx="-0.4em" dy="1.2em">
          {limit.label}
        </LimitLabel>
      </svg>
    </Frame>
  )
}

const share = (part: number, whole: number) => `${String((part / whole) * 100)}%`

/** The width of a column, as a share of its place. */
const COLUMN = 0.8

/** Returns about five round counts from 0. */
function ticksTo(highest: number): number[] {
  const step = Math.max(1, highest > 20 ? Math.ceil(highest / 20) * 5 : Math.ceil(highest / 4))
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_tick, index) => index * step)
}

/** Returns the place of a column's label: below its middle; the last one ends with the drawing. */
function placeOf(
  index: number,
  columns: number,
): Pick<SVGTextElementAttributes<SVGTextElement>, 'x' | 'textAnchor'> {
  if (index === columns - 1) return { x: '100%', textAnchor: 'end' }
  return { x: share(index + 0.5, columns), textAnchor: 'middle' }
}

/** The width of a label with the space to the next one, in px of 16 px letters. */
const LABEL_WIDTH = 66

/**
 * Returns the width of the drawing from which a column's label has room, in px of 16 px letters. The
 * first and the last label always have; between them, each width has every second, fourth … label.
 */
function leastWidth(index: number, columns: number): number {
  const last = columns - 1
  if (index === 0 || index === last) return 0
  let step = 1
  while (index % (2 * step) === 0 && index + 2 * step <= last) step *= 2
  return index + step <= last ? (columns * LABEL_WIDTH) / step : Infinity
}

const Frame = styled.div`
  container-type: inline-size;
  height: ${rem(320)};
  min-width: 0;
  margin-top: ${rem(12)};
  padding: ${rem(8)} 4px ${rem(30)} ${rem(36)};
  font-size: ${rem(14)};

  svg {
    overflow: visible;
  }
  ${theme.media.phone} {
    height: ${rem(260)};
  }
  ${theme.media.print} {
    display: none;
  }
  ${theme.media.forced} {
    --text: CanvasText;
    --text2: CanvasText;
    --accent: CanvasText;
    --hair: GrayText;
    --card: Canvas;
  }
`

const GridLine = styled.line`
  stroke: ${tone.hair};
`

const Axis = styled.line`
  stroke: ${tone.text};
`

const Limit = styled.line`
  stroke: ${tone.text};
  stroke-width: 2;
  stroke-dasharray: 6 4;
`

const Column = styled.rect`
  fill: ${tone.accent};
`

const CountLabel = styled.text`
  fill: ${tone.text2};
  text-anchor: end;
`

const Label = styled.text<{ $from: number }>`
  fill: ${tone.text2};

  ${({ $from }) =>
    $from === Infinity
      ? 'display: none;'
      : `@container (max-width: ${rem($from)}) { display: none; }`}
`

/* Readable over a column, too. */
const LimitLabel = styled.text`
  fill: ${tone.text};
  stroke: ${tone.card};
  stroke-width: 4px;
  stroke-linejoin: round;
  paint-order: stroke;
  text-anchor: end;
`
