/** A rule looks at a value and returns its complaint, or nothing. Both sides run the same function. */
export type Rule = (value: string) => string | undefined

/* Letters, marks and the rest of Unicode are welcome; these are not: control characters
   (PostgreSQL refuses U+0000; CR and LF forge mail headers) and unpaired surrogates. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
const LINE_BREAK = /[\n\r\t]/
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/u
const EMAIL_MAX = 254
const PASSWORD_MIN = 8
const PASSWORD_MAX_BYTES = 1024

const length = (value: string) => Array.from(value).length
const unreadable = (value: string) => CONTROL.test(value) || !value.isWellFormed()

interface TextRule {
  max: number
  required?: string
  multiline?: boolean
}

/** Free text, judged after trimming: not blank when `required` gives the complaint, at most `max` code points. */
export function text({ max, required, multiline = false }: TextRule): Rule {
  return value => {
    const trimmed = value.trim()
    if (required && !trimmed) return required
    if (unreadable(trimmed) || (!multiline && LINE_BREAK.test(trimmed)))
      return 'Please use plain text only'
    if (length(trimmed) > max) return `Please use at most ${String(max)} characters`
    return undefined
  }
}

/** One spelling per address: trimmed, NFKC, lower case (decision S4). Dots and +tags are kept. */
export function normalizeEmail(value: string): string {
  return value.trim().normalize('NFKC').toLowerCase()
}

/** A deliverable-looking address, judged normalised. `complaint` differs per form (spec section 5). */
export function emailAddress(complaint: string): Rule {
  return value => {
    const email = normalizeEmail(value)
    return length(email) <= EMAIL_MAX && !unreadable(email) && EMAIL.test(email)
      ? undefined
      : complaint
  }
}

/** Leaves an empty value alone and hands any other to `rule` (decision T9). */
export function optional(rule: Rule): Rule {
  return value => (value.trim() ? rule(value) : undefined)
}

const newPassword: Rule = value => {
  if (length(value) < PASSWORD_MIN) return 'Password must be at least 8 characters long'
  if (new TextEncoder().encode(value).length > PASSWORD_MAX_BYTES)
    return 'Please use a shorter password'
  return undefined
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const uuid: Rule = value => (UUID.test(value.trim()) ? undefined : 'Please send a UUID')

/** What each value must be, and its complaint. Texts of the forms: spec section 5. */
export const rules = {
  firstName: text({ max: 100, required: 'First name is required' }),
  lastName: text({ max: 100, required: 'Last name is required' }),
  name: text({ max: 100, required: 'Name is required' }),
  email: emailAddress('Please enter a valid email address'),
  optionalEmail: optional(emailAddress('Valid email is required')),
  phone: text({ max: 40 }),
  message: text({ max: 5000, required: 'Message is required', multiline: true }),
  newPassword,
  givenPassword: ((value: string) => (value ? undefined : 'Password is required')) satisfies Rule,
  referralCode: text({ max: 32 }),
  submissionKey: optional(uuid),
}
