import { ArrowRight } from 'lucide-react'
import styled, { css } from 'styled-components'
import ball from './art/ball.svg'
import { Heading } from './Heading'
import { TextLink } from './TextLink'
import { rem, theme } from './theme'
import { tone } from './tones'

interface Phase {
  number: string
  name: string
  text: string
}

interface BounceTimelineProps {
  phases: readonly Phase[]
  /** The texts for the first phase and for the others. */
  current: string
  comingSoon: string
  /** The link of the first phase. */
  now: { to: string; label: string }
}

/** Three phases as bounces of a ball, which rests on the first. */
export function BounceTimeline({ phases, current, comingSoon, now }: BounceTimelineProps) {
  return (
    <div>
      <Path />
      <Phases role="list">
        {phases.map(({ number, name, text }, index) => (
          <Step key={number} $now={index === 0} aria-current={index === 0 ? 'step' : undefined}>
            <State $now={index === 0}>{index === 0 ? current : comingSoon}</State>
            <Heading level={3} size="d4">
              <Line>{number} </Line>
              <Line>{name}</Line>
            </Heading>
            <Words>{text}</Words>
            {index === 0 && (
              <TextLink to={now.to} iconAfter={ArrowRight}>
                {now.label}
              </TextLink>
            )}
          </Step>
        ))}
      </Phases>
    </div>
  )
}

/** A solid line up to the ball, dotted after it. */
function Path() {
  return (
    <Arcs viewBox="0 0 1320 210" aria-hidden="true">
      <Flown d="M0 40Q40 60 62 196" />
      <Ahead d="M62 196Q282-150 502 196M502 196Q722-80 942 196M942 196Q1130 10 1320 120" />
      <Ground d="M0 204H1320" />
      <Mark cx="62" cy="206" rx="46" ry="5" />
      <image href={ball} x="26" y="132" width="70" height="70" />
      <Landing cx="502" cy="194" r="9" />
      <Landing cx="942" cy="194" r="9" />
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

const Landing = styled.circle`
  fill: ${theme.color.night};

  ${theme.media.forced} {
    fill: Canvas;
  }
  ${drawn(theme.color.mist)}
`

const Phases = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: ${rem(28)};

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin: 0 0 0 ${rem(14)};
    border-left: ${theme.stroke.focus} dashed ${tone.line};
  }
`

const Step = styled.li<{ $now: boolean }>`
  padding-right: ${rem(32)};

  ${theme.media.phone} {
    position: relative;
    padding: 0 0 ${rem(36)} ${rem(34)};

    &:last-child {
      padding-bottom: 0;
    }

    &::before {
      content: '';
      position: absolute;
      top: ${rem(3)};
      left: ${rem(-13)};
      width: ${rem(23)};
      height: ${rem(23)};
      border: ${theme.stroke.focus} solid ${({ $now }) => ($now ? theme.color.optic : tone.line)};
      border-radius: 50%;
      background: ${({ $now }) => ($now ? theme.color.optic : tone.bg)};
    }
  }
`

const State = styled.p<{ $now: boolean }>`
  display: flex;
  align-items: center;
  gap: ${rem(9)};
  margin-bottom: ${rem(12)};
  color: ${({ $now }) => ($now ? theme.color.optic : tone.text2)};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(28)};

  &::before {
    content: '';
    width: ${rem(12)};
    height: ${rem(12)};
    border: ${theme.stroke.ui} solid;
    border-radius: 50%;
    background: ${({ $now }) => ($now ? theme.color.optic : 'transparent')};
  }
`

const Line = styled.span`
  display: block;
`

const Words = styled.p`
  margin-top: ${rem(10)};
  color: ${tone.text2};
`
