import { club } from '@shared/club'
import styled from 'styled-components'
import { spots } from '../../content/spots'
import { theme } from '../../ui/theme'
import { type BallRun, ballRuns } from './ballRuns'

/* The side of one ball's square, in units of the SVG. */
const CELL = 20

/**
 * Shows one ball for each place; free places are lit. While the number is unknown, no ball is lit.
 */
export function Balls({ free }: { free: number | undefined }) {
  const { taken, left, columns, rows } = ballRuns(free ?? 0, club.waitlistCapacity)
  return (
    <Picture
      viewBox={`0 0 ${String(columns * CELL)} ${String(rows * CELL)}`}
      role="img"
      aria-label={free === undefined ? spots.picture.unknown : spots.picture.free(free)}
    >
      <defs>
        <pattern id="ball-taken" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <Taken cx="10" cy="10" r="7" />
        </pattern>
        <pattern id="ball-left" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <Left cx="10" cy="10" r="7" />
        </pattern>
        <pattern id="ball-unknown" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <Unknown cx="10" cy="10" r="7" />
        </pattern>
      </defs>
      <Runs of={taken} fill={`url(#ball-${free === undefined ? 'unknown' : 'taken'})`} />
      <Runs of={left} fill="url(#ball-left)" />
    </Picture>
  )
}

function Runs({ of, fill }: { of: BallRun[]; fill: string }) {
  return of.map(({ column, row, columns, rows }) => (
    <rect
      key={`${String(column)} ${String(row)}`}
      x={column * CELL}
      y={row * CELL}
      width={columns * CELL}
      height={rows * CELL}
      fill={fill}
    />
  ))
}

const Picture = styled.svg`
  width: 100%;
`

const Taken = styled.circle`
  fill: none;
  stroke: ${theme.color.lineNight};
  stroke-width: 2;

  ${theme.media.forced} {
    stroke: CanvasText;
  }
`

const Left = styled.circle`
  fill: ${theme.color.optic};

  ${theme.media.forced} {
    fill: CanvasText;
  }
`

const Unknown = styled.circle`
  fill: ${theme.color.hairNight};

  ${theme.media.forced} {
    fill: none;
    stroke: GrayText;
  }
`
