/** A rule looks at a value and returns its message, or nothing. Both sides run the same function. */
export type Rule<Value = string> = (value: Value) => string | undefined

/* Letters, marks and the rest of Unicode are allowed; these are not: control characters
   (PostgreSQL refuses U+0000; CR and LF forge mail headers) and unpaired surrogates. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
const LINE_BREAK = /[\n\r\t]/
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/u
/* Nobody sees these: format and private-use characters, variation selectors, fillers. With one, an address
   looks like another's. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u
const EMAIL_MAX = 254
export const PASSWORD_MIN_LENGTH = 8
const PASSWORD_MAX_BYTES = 1024

const length = (value: string) => Array.from(value).length
const hasControlCharacters = (value: string) => CONTROL.test(value) || !value.isWellFormed()

interface TextRule {
  max: number
  required?: string
  multiline?: boolean
}

/** Free text, judged after trimming: not blank when `required` gives a message, at most `max` code points. */
function text({ max, required, multiline = false }: TextRule): Rule {
  return value => {
    const trimmed = value.trim()
    if (required && !trimmed) return required
    if (hasControlCharacters(trimmed) || (!multiline && LINE_BREAK.test(trimmed)))
      return 'Please use plain text only'
    if (length(trimmed) > max) return `Please use at most ${String(max)} characters`
    return undefined
  }
}

/** One spelling per address: trimmed, NFKC, lower case (decision S4). Dots and +tags are kept. */
export function normalizeEmail(value: string): string {
  return value.trim().normalize('NFKC').toLowerCase()
}

/** A deliverable-looking address, judged normalised. `message` differs per form (SPEC-4). */
function emailAddress(message: string): Rule {
  return value => {
    // NFKC sorts marks, for seconds when there are many.
    if (value.length > 4 * EMAIL_MAX) return message
    const email = normalizeEmail(value)
    const isPlain = email.isWellFormed() && !INVISIBLE.test(email)
    return length(email) <= EMAIL_MAX && isPlain && EMAIL.test(email) ? undefined : message
  }
}

/** Leaves an empty value alone and hands any other to `rule` (decision T9). */
function optional(rule: Rule): Rule {
  return value => (value.trim() ? rule(value) : undefined)
}

/** At most `max` different values; `message` differs per form. */
function atMost(max: number, message: string): Rule<readonly string[]> {
  return values => (new Set(values).size > max ? message : undefined)
}

/** Judges each value of a list; the first message stands for all. */
function each(rule: Rule): Rule<readonly string[]> {
  return values => values.map(rule).find(message => message !== undefined)
}

/** All rules in turn; the first message counts. */
function all<Value>(...parts: Rule<Value>[]): Rule<Value> {
  return value => parts.map(rule => rule(value)).find(message => message !== undefined)
}

/** The text beside a location that is not on the list: needed with "other" alone (decisions F4, F5). */
export function otherLocation(
  preferred: string | null | undefined,
  other: string | null | undefined,
): string | undefined {
  return preferred === 'other' && !other?.trim()
    ? 'Please specify your preferred location'
    : undefined
}

/** The message about a choice that was not made, by its field; any other field is "required". */
export const missingChoiceMessages: Readonly<Record<string, string>> = {
  preferredLocation: 'Please select a preferred location',
}

/** A password of any length is normalised and hashed: longer ones would keep everybody waiting. */
const passwordLength: Rule = value =>
  new TextEncoder().encode(value).length > PASSWORD_MAX_BYTES
    ? 'Please use a shorter password'
    : undefined

const newPassword: Rule = value =>
  length(value) < PASSWORD_MIN_LENGTH
    ? `Password must be at least ${String(PASSWORD_MIN_LENGTH)} characters long`
    : passwordLength(value)

const TEAM_PASSWORD_MIN_LENGTH = 12

/** The team's own password, as the end of a sentence for the operator. Not among the rules below, which every page loads. */
export const teamPassword: Rule = value =>
  length(value) < TEAM_PASSWORD_MIN_LENGTH || newPassword(value)
    ? `must have at least ${String(TEAM_PASSWORD_MIN_LENGTH)} characters and at most ${String(PASSWORD_MAX_BYTES)} bytes`
    : undefined

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const uuid: Rule = value => (UUID.test(value.trim()) ? undefined : 'Please send a UUID')

/** How many rows the team changes or takes along in one call. */
const IDS_MAX = 100

/** Several ids: 1 to IDS_MAX, each only once. Not among the rules below, which every page loads. */
export const idList: Rule<readonly string[]> = values => {
  if (values.length === 0) return 'Please name at least one'
  if (values.length > IDS_MAX) return `Please name at most ${String(IDS_MAX)}`
  const message = each(uuid)(values)
  if (message) return message
  const known = new Set(values.map(normalizeId))
  return known.size < values.length ? 'Please name each only once' : undefined
}

/** An id as it is compared and stored: a UUID may be written in capitals. */
export const normalizeId = (id: string): string => id.trim().toLowerCase()

/** How many features a person may call important. */
export const IMPORTANT_FEATURES_MAX = 3
export const SEARCH_MAX = 100

/** What each value must be, and its message. The forms’ own words: SPEC-4. */
export const rules = {
  firstName: text({ max: 100, required: 'First name is required' }),
  lastName: text({ max: 100, required: 'Last name is required' }),
  name: text({ max: 100, required: 'Name is required' }),
  email: emailAddress('Please enter a valid email address'),
  optionalEmail: optional(emailAddress('Valid email is required')),
  phone: text({ max: 40 }),
  message: text({ max: 5000, required: 'Message is required', multiline: true }),
  newPassword,
  loginPassword: (value => (value ? passwordLength(value) : 'Password is required')) satisfies Rule,
  referralCode: text({ max: 32 }),
  submissionKey: optional(uuid),
  id: uuid,
  /** Names in the profile and the surveys: nobody has to give one. */
  optionalName: text({ max: 100 }),
  membershipPlan: text({ max: 32 }),
  /** One answer of the older general survey, whose options are not documented. */
  shortAnswer: text({ max: 100 }),
  /** What the team writes down about a person. */
  note: text({ max: 2000, required: 'Note is required', multiline: true }),
  comments: text({ max: 5000, multiline: true }),
  otherLocation: text({ max: 100 }),
  importantFeatures: atMost(
    IMPORTANT_FEATURES_MAX,
    `Please select up to ${String(IMPORTANT_FEATURES_MAX)} features`,
  ),
  interestedFeatures: all(atMost(20, 'Please name at most 20'), each(text({ max: 100 }))),
  search: text({ max: SEARCH_MAX }),
}
