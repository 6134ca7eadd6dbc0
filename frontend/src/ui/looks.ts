import { css } from 'styled-components'
import { theme, type DisplaySize } from './theme'
import { tones, type Tone } from './tones'

/** Declares what every semantic token means from this element downwards. */
export const toneTokens = (name: Tone) =>
  Object.entries(tones[name])
    .map(([token, value]) => `--${token}: ${value};`)
    .join('')

/** The display voice: uppercase by CSS only, so the words keep their natural case. */
export const displayFace = css`
  font-family: ${theme.font.display};
  font-weight: 900;
  font-stretch: 72%;
  font-feature-settings: normal;
  text-transform: uppercase;
  letter-spacing: -0.005em;
`

export const displayText = (size: DisplaySize) => css`
  ${displayFace}
  font-size: ${theme.display[size].size};
  line-height: ${theme.display[size].line};
  font-stretch: ${theme.display[size].stretch};
  text-wrap: balance;
`

/** The gap half of the focus ring; `edge` is a shadow the element draws anyway. */
export const focusGap = (edge?: string) => css`
  &:focus-visible {
    box-shadow: ${edge ? `${edge},` : ''} 0 0 0 ${theme.stroke.focus} var(--focusGap);
  }
`
