import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { BouncePath, stateOf, type PhaseState } from './BouncePath'
import { Heading } from '../../ui/Heading'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

interface Phase {
  number: string
  name: string
  text: string
}

interface BounceTimelineProps {
  phases: readonly Phase[]
  /** The index of the current phase. */
  current: number
  states: Readonly<Record<PhaseState, string>>
  /** The link of the first phase, and its state once another phase has begun. */
  first: { to: string; label: string; later: string }
}

/** Three phases as bounces of a ball, which rests on the current one. */
export function BounceTimeline({ phases, current, states, first }: BounceTimelineProps) {
  return (
    <div>
      <BouncePath current={current} />
      <Phases role="list">
        {phases.map(({ number, name, text }, index) => (
          <Step
            key={number}
            $state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <StateName $state={stateOf(index, current)}>
              {index === 0 && current > 0 ? first.later : states[stateOf(index, current)]}
            </StateName>
            <Heading level={3} size="d4">
              <Line>{`${number} `}</Line>
              <Line>{name}</Line>
            </Heading>
            <Texts>{text}</Texts>
            {index === 0 && (
              <TextLink to={first.to} iconAfter={ArrowRight}>
                {first.label}
              </TextLink>
            )}
          </Step>
        ))}
      </Phases>
    </div>
  )
}

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

const ring = ({ $state }: { $state: PhaseState }) =>
  $state === 'comingSoon' ? tone.line : theme.color.optic

const Step = styled.li<{ $state: PhaseState }>`
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
      border: ${theme.stroke.focus} solid ${ring};
      border-radius: 50%;
      background: ${({ $state }) => ($state === 'current' ? theme.color.optic : tone.bg)};

      ${theme.media.print} {
        border-color: ${tone.line};
      }
    }
  }
`

const StateName = styled.p<{ $state: PhaseState }>`
  display: flex;
  align-items: center;
  gap: ${rem(9)};
  margin-bottom: ${rem(12)};
  color: ${({ $state }) => ($state === 'current' ? theme.color.optic : tone.text2)};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(28)};

  &::before {
    content: '';
    width: ${rem(12)};
    height: ${rem(12)};
    border: ${theme.stroke.ui} solid;
    border-radius: 50%;
    background: ${({ $state }) => ($state === 'current' ? theme.color.optic : 'transparent')};
  }
  ${theme.media.print} {
    color: ${tone.text};
  }
`

const Line = styled.span`
  display: block;
`

const Texts = styled.p`
  margin-top: ${rem(10)};
  color: ${tone.text2};
`
