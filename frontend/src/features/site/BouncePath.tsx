import styled, { css } from 'styled-components'
import ball from '../../ui/art/ball.svg'
import { theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

export type PhaseState = 'done' | 'current' | 'comingSoon'

/** Returns the state of the phase at this index. */
export function stateOf(index: number, current: number): PhaseState {
  if (index === current) return 'current'
  return index < current ? 'done' : 'comingSoon'
}

/** The flight to each bounce, and on from the last one. */
const flights = [
  'M0 40Q40 60 62 196',
  'M62 196Q282-150 502 196',
  'M502 196Q722-80 942 196',
  'M942 196Q1130 10 1320 120',
]
const bounces = [62, 502, 942]

/** Draws three bounces: a solid line up to the ball, dotted after it. */
export function BouncePath({ current }: { current: number }) {
  const ballAt = bounces[current] ?? 0
  return (
    <Arcs viewBox="0 0 1320 210" aria-hidden="true">
      <Flown d={flights.slice(0, current + 1).join('')} />
      <Ahead d={flights.slice(current + 1).join('')} />
      <Ground d="M0 204H1320" />
      <Mark cx={ballAt} cy="206" rx="46" ry="5" />
      <image href={ball} x={ballAt - 36} y="132" width="70" height="70" />
      {bounces.map(
        (at, index) =>
          index !== current && (
            <Landing key={at} cx={at} cy="194" r="9" $state={stateOf(index, current)} />
          ),
      )}
    </Arcs>
  )
}

const Arcs = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke-width: 4;

  ${theme.media.phone} {
    display: none;
  }
`

/* Forced colours do not apply to drawings, so the drawing uses the system colours itself. */
const drawn = (colour: string) => css`
  stroke: ${colour};

  ${theme.media.forced} {
    stroke: CanvasText;
  }
  ${theme.media.print} {
    stroke: ${tone.text};
  }
`

const Flown = styled.path`
  ${drawn(theme.color.optic)}
`

const Ahead = styled.path`
  ${drawn(theme.color.mist)}
  stroke-dasharray: 0.1 14;
  stroke-linecap: round;
`

const Ground = styled.path`
  ${drawn(theme.color.chalk)}
  stroke-width: 5;
`

const Mark = styled.ellipse`
  fill: ${theme.color.coral};
`

const Landing = styled.circle<{ $state: PhaseState }>`
  fill: ${theme.color.night};

  ${theme.media.forced} {
    fill: Canvas;
  }
  ${theme.media.print} {
    fill: ${tone.card};
  }
  ${({ $state }) => drawn($state === 'done' ? theme.color.optic : theme.color.mist)}
`
