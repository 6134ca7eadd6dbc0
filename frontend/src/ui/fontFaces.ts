import { css } from 'styled-components'
import display from './fonts/anybody-display.woff2'
import body from './fonts/instrument-sans.woff2'

/* The same letters on nearly every machine: Arial, or what was cut to its measures. */
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
  /** Measured: how wide our family sets the site's words, in percent of Arial. */
  width: number
  /** Of our family, in percent of its size. */
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

/** Every width the display family is set in; see theme.display and ui/Numeral.tsx. */
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
    /* Exchanged after a page is drawn, its lines would break anew (PERF-7). */
    font-display: optional;
  }
  ${fallbacks}
`
