import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { displayFace } from './mixins'
import { rem, theme } from './theme'
import { tone } from './tones'

/* Two digits wide, so that a change of number moves nothing beside it. Its left edge stays in place
   for all digits and font sizes. */
const giant = css`
  min-width: 0.841em;
  font-size: clamp(${rem(150)}, 20vw, ${rem(288)});
  line-height: 0.74;
  font-stretch: 58%;
  color: ${tone.primaryFill};
`

const sizes = {
  /** For the court facts of the home page. */
  fact: css`
    font-size: clamp(${rem(72)}, 8.4vw, ${rem(124)});
    line-height: 0.8;
    font-stretch: 66%;
    margin-top: ${rem(4)};

    ${theme.media.tablet} {
      font-size: min(${rem(76)}, calc(26vw - ${rem(25)}));
      font-stretch: 56%;
    }
  `,
  /** As large as its card has room for, where the card sets the size (Stats). */
  stat: css`
    font-size: min(${rem(60)}, var(--room, ${rem(60)}));
    line-height: 0.8;
    font-stretch: 62%;

    ${theme.media.phone} {
      font-size: min(${rem(52)}, var(--room, ${rem(52)}));
    }
  `,
  /** For a service court of a horizontal court. */
  service: css`
    font-size: ${rem(84)};
    line-height: 0.8;
    font-stretch: 60%;

    ${theme.media.tablet} {
      font-size: min(${rem(64)}, 15.5vw);
    }
  `,
  /** For three numbers side by side in a card. */
  count: css`
    font-size: ${rem(60)};
    line-height: 0.85;
    font-stretch: 62%;
  `,
  price: css`
    font-size: clamp(${rem(84)}, 10vw, ${rem(148)});
    line-height: 0.78;
    font-stretch: 62%;

    ${theme.media.phone} {
      font-size: min(${rem(84)}, var(--room, ${rem(84)}));
    }
  `,
  /** For a number that is the main picture. */
  giant,
  /** The same with one digit, beside its text. */
  giantDigit: css`
    ${giant}
    text-align: end;
  `,
} as const

interface NumeralProps {
  size: keyof typeof sizes
  children: ReactNode
}

/** A large number. Wrap its unit in `<Unit>`. */
export function Numeral({ size, children }: NumeralProps) {
  return (
    <Figure translate="no" $size={size}>
      {children}
    </Figure>
  )
}

const Figure = styled.span<{ $size: keyof typeof sizes }>`
  display: block;
  ${displayFace}
  ${({ $size }) => sizes[$size]}
`

/** The small text beside a numeral: PM, AM. */
export const Unit = styled.small`
  font-size: 0.44em;
  font-stretch: 80%;
`
