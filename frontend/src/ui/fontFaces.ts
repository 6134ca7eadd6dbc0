import { css } from 'styled-components'
import display from './fonts/anybody-display.woff2'
import body from './fonts/instrument-sans.woff2'

/** The two self-hosted families, and system fonts cut to their measures so that nothing moves when they arrive. */
export const fontFaces = css`
  @font-face {
    font-family: 'Anybody Display';
    src: url(${display}) format('woff2');
    font-weight: 900;
    font-stretch: 50% 100%;
    font-display: swap;
  }
  @font-face {
    font-family: 'Instrument Sans';
    src: url(${body}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
`
