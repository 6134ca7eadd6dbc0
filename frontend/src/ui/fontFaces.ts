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
  /** The only characters that it is for; all without it. */
  characters?: string
  /** The measured width of our family in the site's texts, in percent of Arial's. */
  width: number
  /** The ascent of our family, in percent of its size. */
  ascent: number
  descent: number
}

function fallback(face: Fallback) {
  const { family, fonts, weight, stretch, characters, width, ascent, descent } = face
  return `
    @font-face {
      font-family: '${family}';
      src: ${fonts.map(name => `local('${name}')`).join(', ')};
      font-weight: ${weight};
      ${stretch ? `font-stretch: ${stretch};` : ''}
      ${characters ? `unicode-range: ${characters};` : ''}
      size-adjust: ${width.toFixed(2)}%;
      ascent-override: ${((ascent / width) * 100).toFixed(2)}%;
      descent-override: ${((descent / width) * 100).toFixed(2)}%;
      line-gap-override: 0%;
    }`
}

/** Every width that the display family is used in; see theme.display and ui/Numeral.tsx. */
const displayWidths = {
  '52%': { capitals: 52.84, others: 65.0 },
  '56%': { capitals: 57.02, others: 69.41 },
  '58%': { capitals: 59.11, others: 71.62 },
  '60%': { capitals: 61.2, others: 73.82 },
  '62%': { capitals: 63.28, others: 76.02 },
  '66%': { capitals: 67.46, others: 80.44 },
  '72%': { capitals: 73.72, others: 87.05 },
  '78%': { capitals: 79.97, others: 93.67 },
  '80%': { capitals: 82.07, others: 95.87 },
  '82%': { capitals: 84.15, others: 98.08 },
  '86%': { capitals: 88.32, others: 102.49 },
}

/** Dollar sign, digits and small letters, which are wider in Anybody than its capitals are. */
const OTHERS = 'U+24, U+30-39, U+61-7A'

const displayFallback = (stretch: string, width: number, characters?: string) =>
  fallback({
    family: 'Anybody Fallback',
    fonts: bold,
    weight: '900',
    stretch,
    characters,
    width,
    ascent: 79.5,
    descent: 24,
  })

const fallbacks = [
  ...Object.entries(displayWidths).flatMap(([stretch, { capitals, others }]) => [
    displayFallback(stretch, capitals),
    displayFallback(stretch, others, OTHERS),
  ]),
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
