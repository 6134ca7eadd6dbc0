import { limited, type Rule } from './rule'

/* Letters, marks and the rest of Unicode are allowed; these are not: control characters
   (PostgreSQL refuses U+0000; CR and LF forge mail headers) and unpaired surrogates. */
export const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Cs}]/u
/* A text of one line has no line break in any script, and nothing that reverses, hides or annotates
   what stands beside it, or stands for an object that is missing: bidirectional controls, the
   controls of all planes, noncharacters. */
const NOT_IN_LINE =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}]/u
/* Some flags, such as England's, are spelled with tags, which are invisible anywhere else. */
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E007A}]{3,6}\u{E007F}/gu
/* Invisible characters: format and private-use characters, variation selectors, fillers. An address
   with one looks like another address. */
const INVISIBLE = '\\p{Cc}\\p{Cf}\\p{Co}\\p{Default_Ignorable_Code_Point}\\u2800'
export const HAS_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'u')
const HAS_VISIBLE = new RegExp(`[^${INVISIBLE}\\s\\p{Z}\\p{M}\\p{Cs}]`, 'u')
export const INVISIBLE_ENDS = new RegExp(`^[${INVISIBLE}\\s]+|[${INVISIBLE}\\s]+$`, 'gu')

/** Counts code points. */
export const length = (value: string) => Array.from(value).length
const isPlainLine = (value: string) => !NOT_IN_LINE.test(value.replace(FLAG, ''))

interface TextRule {
  max: number
  required?: string
  multiline?: boolean
  /** Accepts what is invisible or not plain, as somebody copies it with a name. */
  lenient?: boolean
}

/**
 * A rule for free text, applied after trimming: at least one visible character if `required` has a
 * message, at most `max` code points (FORM-31).
 */
export function text({ max, required, multiline, lenient }: TextRule): Rule {
  return limited({ minLength: required ? 1 : 0, maxLength: max }, value => {
    const trimmed = value.trim()
    const isVisible = HAS_VISIBLE.test(trimmed)
    if (required && !isVisible) return required
    const isPlain = lenient || ((isVisible || !trimmed) && (multiline || isPlainLine(trimmed)))
    if (CONTROL.test(trimmed) || !isPlain) return 'Please use plain text only'
    if (length(trimmed) > max) return `Please use at most ${String(max)} characters`
    return undefined
  })
}
