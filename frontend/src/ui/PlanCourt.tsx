import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { evenColumns, toneTokens } from './mixins'
import { rem, theme } from './theme'
import { tone } from './tones'

interface PlanCourtProps {
  /** The content of the four service courts: left top, left bottom, right top, right bottom. */
  services: readonly [ReactNode, ReactNode, ReactNode, ReactNode]
  /** The content of the two kitchens, left and right of the net. */
  kitchens: readonly [ReactNode, ReactNode]
}

/**
 * A layout in the shape of a court seen from above: landscape on desktops, portrait on tablets and
 * phones.
 */
export function PlanCourt({ services, kitchens }: PlanCourtProps) {
  const [topLeft, bottomLeft, topRight, bottomRight] = services
  const [left, right] = kitchens
  return (
    <Frame role="list">
      <Service $at="topLeft">{topLeft}</Service>
      <Service $at="bottomLeft">{bottomLeft}</Service>
      <Kitchen $at="left">{left}</Kitchen>
      <Kitchen $at="right">{right}</Kitchen>
      <Service $at="topRight">{topRight}</Service>
      <Service $at="bottomRight">{bottomRight}</Service>
    </Frame>
  )
}

/** The grid areas in landscape. In portrait the cells follow each other in the order of the list. */
const areas = {
  topLeft: '1 / 1',
  bottomLeft: '2 / 1',
  topRight: '1 / 4',
  bottomRight: '2 / 4',
  left: '1 / 2 / 3 / 3',
  right: '1 / 3 / 3 / 4',
} as const

type Area = keyof typeof areas

const thread = (angle: string, pitch: number) =>
  `repeating-linear-gradient(${angle}, ${theme.color.night} 0 ${rem(2)}, transparent ${rem(2)} ${rem(pitch)})`

const netTape = css`
  content: '';
  position: absolute;
  background: ${thread('0deg', 8)}, ${thread('90deg', 6)}, ${theme.color.chalk};
`

const Frame = styled.ul`
  position: relative;
  display: grid;
  grid-template: 1fr 1fr / 15fr 7fr 7fr 15fr;
  gap: ${theme.court.line};
  padding: ${theme.court.line};
  min-height: calc(20 * ${theme.court.foot});
  background: ${theme.color.chalk};

  &::after {
    ${netTape}
    left: 50%;
    top: ${rem(-28)};
    bottom: ${rem(-28)};
    width: ${rem(16)};
    transform: translateX(-50%);
    border-inline: ${theme.stroke.ui} solid ${theme.color.night};
  }

  ${theme.media.tablet} {
    grid-template: auto / ${evenColumns(2, rem(130), theme.court.line)};
    min-height: 0;

    &::after {
      display: none;
    }
  }
`

const Cell = styled.li<{ $at: Area }>`
  position: relative;
  grid-area: ${({ $at }) => areas[$at]};
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${rem(20)};
  min-width: 0;
  background: ${tone.bg};
  color: ${tone.text};

  ${theme.media.tablet} {
    grid-area: auto;
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`

const Service = styled(Cell)`
  ${toneTokens('coral')}
  padding: ${rem(26)} ${rem(28)};

  ${theme.media.tablet} {
    padding: ${rem(20)} ${rem(18)};
    /* A court's proportions on a phone; on a tablet they would leave most of it empty. */
    min-height: min(15 * (100vw - 2 * ${theme.court.gutter}) / 20 * 0.82, ${rem(240)});
  }
`

/* No line crosses a kitchen or separates it from the net. */
const Kitchen = styled(Cell)`
  ${toneTokens('guava')}
  padding: ${rem(28)} ${rem(24)};
  margin-right: ${({ $at }) => ($at === 'left' ? `calc(-1 * ${theme.court.line})` : 0)};

  ${theme.media.laptop} {
    padding-inline: ${rem(16)};
  }

  ${theme.media.tablet} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: ${evenColumns(2, rem(100), rem(16))};
    gap: ${rem(16)};
    padding: ${rem(24)} ${rem(18)} ${rem(26)};
    margin: 0;

    /* Portrait: the net lies between the kitchens, whatever their heights. */
    &::before {
      ${({ $at }) => $at === 'right' && netTape}
      inset: calc(${theme.court.line} / -2) calc(-1 * ${theme.court.line} - min(${rem(12)}, 12px))
        auto;
      height: ${rem(16)};
      transform: translateY(-50%);
      border-block: ${theme.stroke.ui} solid ${theme.color.night};
    }
  }
`
