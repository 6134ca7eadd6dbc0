import { createGlobalStyle } from 'styled-components'
import { checkMark } from './checkMark'
import { fontFaces } from './fontFaces'
import { toneTokens } from './mixins'
import { rem, theme } from './theme'
import { tone } from './tones'

/** The page's base styles: fonts, the night tokens, the focus ring, motion and text defaults. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  :root {
    ${toneTokens('night')}
    --gutter: ${theme.court.gutters.desktop};
    --page: min(100vw - 2 * var(--gutter), ${theme.court.container});
    --ft: calc(var(--page) / 44);
    --gap: max(var(--ft), ${rem(20)});
    --lw: ${theme.stroke.court};
    --s9: ${rem(96)};
    --s10: ${rem(144)};
    ${theme.media.laptop} { --gutter: ${theme.court.gutters.laptop}; }
    ${theme.media.tablet} {
      --s9: ${rem(72)};
      --s10: ${rem(96)};
    }
    ${theme.media.phone} {
      --gutter: ${theme.court.gutters.phone};
      --lw: ${theme.stroke.courtPhone};
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; padding: 0; }
  html {
    background: ${tone.bg};
    scroll-padding-top: ${rem(104)};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    background: ${tone.bg};
    color: ${tone.text};
    font: 450 ${rem(17)}/${rem(28)} ${theme.font.body};
    font-feature-settings: 'tnum';
    overflow-x: clip;
    min-height: 100vh;
  }
  img, svg { display: block; max-width: 100%; }
  a { color: inherit; }
  ul, ol { list-style: none; }
  button, input, textarea { font: inherit; color: inherit; }
  button { background: none; border: 0; cursor: pointer; }
  dialog { border: 0; }
  [type='checkbox'], [type='radio'] { ${checkMark} }
  html[data-locked] { overflow: hidden; }
  :focus-visible {
    outline: ${theme.stroke.focus} solid ${tone.focus};
    outline-offset: ${theme.stroke.focus};
    box-shadow: 0 0 0 ${theme.stroke.focus} ${tone.focusGap};
  }
  /* The calendar icon of a date field is a tab stop that the rule above does not reach. */
  ::-webkit-calendar-picker-indicator:focus-visible {
    outline: ${theme.stroke.focus} solid ${tone.focus};
  }
  /* A telephone number breaks only if it is longer than the line. */
  :where(a[href^='tel:']) { display: inline-block; }
  ${theme.media.print} {
    @page { margin: ${rem(48)} 0; }
    html, body { min-height: 0; background: none; }
    :root { color-scheme: light; }
    h1, h2, h3, dt { break-after: avoid; }
    p, li { break-inside: avoid; }
  }
  ${theme.media.calm} {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`
