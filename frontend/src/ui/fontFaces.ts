import { css } from 'styled-components'
import display from './fonts/anybody-display.woff2'
import body from './fonts/instrument-sans.woff2'

/* Arial, or a font with the same metrics, on nearly every machine. */
const regular = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Helvetica']
const bold = [
  'Arial Bold',
  'Arial-BoldMT',
  'Liberation Sans Bold',
  'LiberationSans-Bold',
  'Helvetica Bold',
  'Helvetica-Bold',
]

interface Fallback {
  family: string
  fonts: readonly string[]
  weight: string
  stretch?: string
  /** The measured width of our family in the site's texts, in percent of Arial's. */
  width: number
  /** The ascent of our family, in percent of its size. */
  ascent: number
  descent: number
}

function fallback({ family, fonts, weight, stretch, width, ascent, descent }: Fallback) {
  return `
    @font-face {
      font-family: '${family}';
      src: ${fonts.map(name => `local('${name}')`).join(', ')};
      font-weight: ${weight};
      ${stretch ? `font-stretch: ${stretch};` : ''}
      size-adjust: ${width.toFixed(2)}%;
      ascent-override: ${((ascent / width) * 100).toFixed(2)}%;
      descent-override: ${((descent / width) * 100).toFixed(2)}%;
      line-gap-override: 0%;
    }`
}

/** Every width that the display family is used in; see theme.display and ui/Numeral.tsx. */
const displayWidths = {
  '56%': 57.02,
  '58%': 59.11,
  '62%': 63.28,
  '66%': 67.46,
  '72%': 73.72,
  '78%': 79.97,
  '80%': 82.07,
  '82%': 84.15,
  '86%': 88.32,
}

const fallbacks = [
  ...Object.entries(displayWidths).map(([stretch, width]) =>
    fallback({
      family: 'Anybody Fallback',
      fonts: bold,
      weight: '900',
      stretch,
      width,
      ascent: 79.5,
      descent: 24,
    }),
  ),
  ...[
    { fonts: regular, weight: '400 500', width: 102.56 },
    { fonts: bold, weight: '600', width: 96.86 },
    { fonts: bold, weight: '700', width: 98.16 },
  ].map(cut => fallback({ ...cut, family: 'Instrument Fallback', ascent: 97, descent: 25 })),
].join('')

/**
 * The two self-hosted families, and fallbacks from system fonts with the same metrics, so that
 * nothing moves when a font loads.
 */
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
    /* optional: a swap after the page is painted would rewrap its lines (PERF-7). */
    font-display: optional;
  }
  ${fallbacks}
`
