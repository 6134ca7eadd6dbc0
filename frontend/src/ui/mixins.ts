import { css } from 'styled-components'
import { rem, theme, type DisplaySize } from './theme'
import { tone, tones, type Tone } from './tones'

/** In print everything is ink on white, on any background. */
const onPaper = `${theme.media.print} {
  color-scheme: light;
  --bg: transparent;
  --card: ${theme.color.white};
  --text: ${theme.color.ink};
  --text2: ${theme.color.ink};
  --line: ${theme.color.ink};
  --hair: ${theme.color.ink};
}`

/**
 * Declares the value of every semantic token from this element downwards, and whether the browser's own
 * parts, such as the calendar icon of a date field, are for a light background.
 */
export const toneTokens = (name: Tone) =>
  Object.entries(tones[name])
    .map(([token, value]) => `--${token}: ${value};`)
    .concat(`color-scheme: ${name === 'lit' ? 'light' : 'dark'};`, onPaper)
    .join('')

/** Rows of a grid stay together with their heading; in print they flow like text. */
export const stackInPrint = css`
  ${theme.media.print} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
`

/** The display style: uppercase by CSS only, so the text keeps its case. */
export const displayFace = css`
  font-family: ${theme.font.display};
  font-weight: 900;
  font-stretch: 72%;
  font-feature-settings: normal;
  text-transform: uppercase;
  letter-spacing: -0.005em;
`

interface NarrowFace {
  media: 'phone' | 'tablet'
  size: string
  stretch: string
  /** The style when letters are enlarged and the container is narrower than `below`. */
  enlarged?: { below: string; stretch: string }
}

const narrow = ({ media, size, stretch, enlarged }: NarrowFace) => css`
  ${theme.media[media]} {
    font-size: ${size};
    font-stretch: ${stretch};
    ${
      enlarged &&
      css`
        @container (max-width: ${enlarged.below}) {
          font-stretch: ${enlarged.stretch};
        }
      `
    }
  }
`

export function displayText(size: DisplaySize) {
  const face = theme.display[size]
  return css`
    ${displayFace}
    font-size: ${face.size};
    line-height: ${face.line};
    font-stretch: ${face.stretch};
    text-wrap: balance;

    ${'narrow' in face && narrow(face.narrow)}
  `
}

/**
 * The line below the link to the current page. A border, because forced colours remove backgrounds.
 */
export const currentMark = (side: string, below = '0px') => css`
  &::after {
    content: '';
    position: absolute;
    inset: auto ${side} ${below};
    border-bottom: ${theme.stroke.focus} solid ${theme.color.coral};
  }
`

/** The gap of the focus ring; `edge` is a shadow that the element has anyway. */
export const focusGap = (edge?: string) => css`
  &:focus-visible {
    box-shadow: ${edge ? `${edge},` : ''} 0 0 0 ${theme.stroke.focus} var(--focusGap);
  }
`

/**
 * Columns of equal width, or fewer if the reader's font size leaves less than `least` for each
 * (PAGE-25). `least` and `gap` are lengths.
 */
export const evenColumns = (count: number, least: string, gap: string) =>
  `repeat(auto-fit, minmax(min(100%, max(${least}, 100% / ${String(count)} - ${gap})), 1fr))`

/** The larger paragraph that introduces a page or a section. */
export const leadText = css`
  font-size: ${rem(20)};
  line-height: ${rem(32)};
  color: ${tone.text2};
  max-width: 38.8em;
  text-wrap: pretty;
`

/** The lead below a page's h1: smaller on phones. */
export const pageLeadText = css`
  ${leadText}

  ${theme.media.phone} {
    font-size: ${rem(18)};
    line-height: ${rem(28)};
  }
`

/** Shows text to screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: ${rem(1)};
  height: ${rem(1)};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
