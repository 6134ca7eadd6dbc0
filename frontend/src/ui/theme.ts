import { colors } from '@shared/colors'

/**
 * Converts CSS pixels of the design to rem, so that everything grows with the reader's font size.
 */
export const rem = (pixels: number) => `${String(pixels / 16)}rem`

const color = {
  ...colors,
  menuLine: 'rgb(255 244 234 / 35%)',
  netThread: 'rgb(255 244 234 / 26%)',
  tapeThread: 'rgb(255 244 234 / 20%)',
} as const

const display = {
  /**
   * The home page's h1, smaller in a low window. On phones each word has its own line; the size
   * leaves the first screen room for the rest. It grows with the reader's font size; its letters
   * become narrower, so that each word fits.
   */
  hero: {
    size: `min(clamp(${rem(58)}, 10.4vw, ${rem(152)}), 20svh - ${rem(16)})`,
    line: '0.88',
    stretch: '72%',
    narrow: {
      media: 'phone',
      size: `calc(${rem(24)} + min(14vw, 6.4svh))`,
      stretch: '66%',
      enlarged: { below: rem(272), stretch: '52%' },
    },
  },
  d1: { size: `clamp(${rem(58)}, 10.4vw, ${rem(152)})`, line: '0.88', stretch: '72%' },
  /** d1 in half a page: three short lines, or two words in one line of a phone. */
  d1Line: { size: `clamp(${rem(54)}, 7.6vw, ${rem(108)})`, line: '0.88', stretch: '72%' },
  /** The title of a survey. */
  d1Survey: { size: `clamp(${rem(52)}, 7.6vw, ${rem(108)})`, line: '0.88', stretch: '72%' },
  d1Card: { size: `clamp(${rem(64)}, 9vw, ${rem(132)})`, line: '0.88', stretch: '72%' },
  /** The title of a page of cards or of text. */
  d1Page: { size: `clamp(${rem(56)}, 8.4vw, ${rem(120)})`, line: '0.88', stretch: '72%' },
  d2: { size: `clamp(${rem(44)}, 6.2vw, ${rem(88)})`, line: '0.92', stretch: '72%' },
  d3: {
    size: `clamp(${rem(32)}, 3.5vw, ${rem(48)})`,
    line: '0.98',
    stretch: '72%',
    narrow: { media: 'phone', size: `min(${rem(32)}, 12vw)`, stretch: '72%' },
  },
  /** The title of a service court: d3 that still fits a quarter of a phone. */
  card: {
    size: `clamp(${rem(32)}, 3.5vw, ${rem(48)})`,
    line: '0.98',
    stretch: '72%',
    narrow: { media: 'phone', size: `clamp(${rem(16)}, 5.2vw, ${rem(28)})`, stretch: '72%' },
  },
  /** The title of a survey's card, beside its duration. */
  survey: {
    size: `clamp(${rem(32)}, 3.5vw, ${rem(48)})`,
    line: '0.98',
    stretch: '72%',
    narrow: { media: 'tablet', size: `clamp(${rem(21)}, 6.9vw, ${rem(27)})`, stretch: '72%' },
  },
  /** The name of a court in its kitchen, which is 7 feet wide until it is horizontal. */
  kitchen: {
    size: `clamp(${rem(16)}, 1.7vw, ${rem(24)})`,
    line: '1.08',
    stretch: '62%',
    narrow: { media: 'tablet', size: `clamp(${rem(18)}, 5.6vw, ${rem(24)})`, stretch: '62%' },
  },
  d4: {
    size: rem(24),
    line: '1.08',
    stretch: '82%',
    narrow: { media: 'phone', size: `min(${rem(24)}, 10vw)`, stretch: '82%' },
  },
} as const

export type DisplaySize = keyof typeof display

export const theme = {
  color,
  display,
  /**
   * Fluid steps of the space scale shrink on phones, so they are custom properties (GlobalStyle).
   */
  space: {
    s2: rem(8),
    s3: rem(12),
    s4: rem(16),
    s5: rem(24),
    s6: rem(32),
    s7: rem(48),
    s8: rem(64),
    s9: 'var(--s9)',
    s10: 'var(--s10)',
  },
  /** One foot of the court: the container is 44 feet wide. */
  court: {
    page: 'var(--page)',
    foot: 'var(--ft)',
    gutter: 'var(--gutter)',
    gap: 'var(--gap)',
    line: 'var(--lw)',
    container: '1320px',
    gutters: { desktop: '60px', laptop: '40px', phone: '20px' },
  },
  font: {
    display: '"Anybody Display", "Anybody Fallback", "Arial Narrow", Impact, sans-serif',
    body: '"Instrument Sans", "Instrument Fallback", system-ui, -apple-system, "Segoe UI", sans-serif',
    code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  radius: { line: '0', ball: '999px' },
  stroke: { court: '5px', courtPhone: '4px', ui: '2px', hair: '1px', focus: '3px', bar: '6px' },
  shadow: { float: '0 24px 60px rgb(0 0 0 / 50%)', card: '0 30px 60px rgb(0 0 0 / 45%)' },
  size: {
    button: rem(56),
    buttonSmall: rem(44),
    buttonXL: rem(96),
    buttonXLPhone: rem(76),
    input: rem(56),
    nav: rem(84),
    navPhone: rem(72),
    minTarget: rem(44),
  },
  motion: {
    fast: '120ms',
    base: '240ms',
    slow: '640ms',
    ease: 'cubic-bezier(.2, .8, .2, 1)',
    drop: 'cubic-bezier(.5, 0, .9, .4)',
  },
  query: { phone: '(max-width: 720px)', calm: '(prefers-reduced-motion: reduce)' },
  media: {
    /** A member's navigation has more links and collapses earlier. */
    wide: '@media (max-width: 1320px)',
    /** The columns of a table need the space between them. */
    dense: '@media (max-width: 1360px)',
    phone: '@media (max-width: 720px)',
    /** A phone in landscape. */
    low: '@media (min-width: 721px) and (max-height: 480px)',
    tablet: '@media (max-width: 900px)',
    laptop: '@media (max-width: 1100px)',
    /** Where a table's rows are cards, also beside the team's rail; in print they stay rows. */
    cards:
      '@media screen and (max-width: 1000px), screen and (min-width: 1101px) and (max-width: 1240px)',
    calm: '@media (prefers-reduced-motion: reduce)',
    forced: '@media (forced-colors: active)',
    print: '@media print',
  },
} as const
