import { theme } from './theme'

const { color } = theme

const nightTone = {
  bg: color.night,
  card: color.banyan,
  raised: color.banyan2,
  field: 'transparent',
  text: color.chalk,
  text2: color.mist,
  line: color.lineNight,
  hair: color.hairNight,
  error: color.errorNight,
  accent: color.coral,
  focus: color.optic,
  focusGap: color.night,
  primaryFill: color.optic,
  primaryHover: color.opticHover,
  primaryPressed: color.opticPressed,
  primaryText: color.ink,
  primaryIcon: color.ink,
  primaryLine: color.ink,
} as const

type ToneTokens = Record<keyof typeof nightTone, string>

const inkButton = {
  primaryFill: color.ink,
  primaryHover: color.surround,
  primaryPressed: color.ink2,
  primaryText: color.chalk,
  primaryIcon: color.optic,
} as const

/** The values of "text", "line", "primary" and the other tokens on each surface. */
export const tones = {
  night: nightTone,
  lit: {
    ...nightTone,
    ...inkButton,
    bg: color.lit,
    card: color.litCard,
    raised: color.shell,
    field: color.white,
    text: color.ink,
    text2: color.ink2,
    line: color.lineLit,
    hair: color.hairLit,
    error: color.errorLit,
    accent: color.guava,
    focus: color.ink,
    focusGap: color.optic,
    primaryLine: color.lit,
  },
  coral: {
    ...nightTone,
    ...inkButton,
    bg: color.coral,
    card: color.coral,
    raised: color.shell,
    text: color.ink,
    text2: color.ink,
    line: color.ink,
    hair: color.ink,
    error: color.ink,
    accent: color.ink,
    primaryLine: color.coral,
  },
  guava: {
    ...nightTone,
    bg: color.guava,
    card: color.guava,
    raised: color.guava,
    text2: color.chalk,
    line: color.chalk,
    hair: color.chalk,
    error: color.chalk,
    accent: color.chalk,
  },
  surround: {
    ...nightTone,
    bg: color.surround,
    card: color.surround,
    text2: color.mist2,
    line: color.chalk,
    hair: color.menuLine,
    error: color.chalk,
  },
} as const satisfies Record<string, ToneTokens>

export type Tone = keyof typeof tones

/** The token's value on the current surface: `tone.text` is chalk by night and ink by day. */
export const tone = {
  bg: 'var(--bg)',
  card: 'var(--card)',
  raised: 'var(--raised)',
  field: 'var(--field)',
  text: 'var(--text)',
  text2: 'var(--text2)',
  line: 'var(--line)',
  hair: 'var(--hair)',
  error: 'var(--error)',
  accent: 'var(--accent)',
  focus: 'var(--focus)',
  focusGap: 'var(--focusGap)',
  primaryFill: 'var(--primaryFill)',
  primaryHover: 'var(--primaryHover)',
  primaryPressed: 'var(--primaryPressed)',
  primaryText: 'var(--primaryText)',
  primaryIcon: 'var(--primaryIcon)',
  primaryLine: 'var(--primaryLine)',
} as const satisfies ToneTokens
