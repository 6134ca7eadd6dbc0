import { REFERRAL_CODE_MAX } from './link-text'
import { all, atMost, each, limited, optional, type Limits, type Rule } from './rule'
import { CONTROL, HAS_INVISIBLE, INVISIBLE_ENDS, length, text } from './text-rule'

/* The domain is in ASCII by now. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[a-z\d_-]+(\.[a-z\d_-]+)+$/u
/* What a URL would not read as a part of its host. */
const NOT_IN_HOST = /[\s/?#@:%\\[\]<>^|]/
const EMAIL_MAX = 254
export const PASSWORD_MIN_LENGTH = 8
const PASSWORD_MAX_BYTES = 1024

/**
 * Returns the one spelling of an address: without invisible characters at its ends, NFKC, lower
 * case, the domain in ASCII (ACCOUNT-4). Keeps dots and +tags.
 */
export function normalizeEmail(value: string): string {
  const email = normalizeLetters(value)
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + asciiDomain(email.slice(at))
}

const normalizeLetters = (value: string) =>
  value.replace(INVISIBLE_ENDS, '').normalize('NFKC').toLowerCase()

/** Returns the domain in ASCII, such as `xn--bcher-kva.example`; unchanged if it has no such name. */
function asciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || NOT_IN_HOST.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/**
 * A rule for a plausible address, applied after normalising. `message` differs by form (SPEC-4).
 */
function emailAddress(message: string): Rule {
  return limited({ format: 'email', maxLength: EMAIL_MAX }, value => {
    // NFKC sorts combining marks, which takes seconds if there are many.
    if (value.length > 4 * EMAIL_MAX) return message
    // A domain's name in ASCII no longer shows what was invisible in it.
    const letters = normalizeLetters(value)
    const isPlain = !CONTROL.test(letters) && !HAS_INVISIBLE.test(letters)
    const email = normalizeEmail(value)
    return isPlain && length(email) <= EMAIL_MAX && EMAIL.test(email) ? undefined : message
  })
}

/** The rule for the text of an unlisted location: required only with "other" (FORM-4, FORM-5). */
export function otherLocation(
  preferred: string | null | undefined,
  other: string | null | undefined,
): string | undefined {
  return preferred === 'other' && !other?.trim()
    ? 'Please specify your preferred location'
    : undefined
}

/** The messages for choices that were not made, by field; the default is "required". */
export const missingChoiceMessages: Readonly<Record<string, string>> = {
  preferredLocation: 'Please select a preferred location',
}

/**
 * Limits the length, because normalising and hashing a very long password would delay other
 * requests.
 */
const passwordLength: Rule = value =>
  new TextEncoder().encode(value).length > PASSWORD_MAX_BYTES
    ? 'Please use a shorter password'
    : undefined

/** A character has at least one byte, so no valid password has more characters. */
const passwordLimits = (minLength: number): Limits => ({
  format: 'password',
  minLength,
  maxLength: PASSWORD_MAX_BYTES,
})

const newPassword = limited(passwordLimits(PASSWORD_MIN_LENGTH), (value: string) =>
  length(value) < PASSWORD_MIN_LENGTH
    ? `Password must be at least ${String(PASSWORD_MIN_LENGTH)} characters long`
    : passwordLength(value),
)

const TEAM_PASSWORD_MIN_LENGTH = 12

/**
 * The rule for the team's own password; the message completes a sentence for the operator. Separate
 * from the rules below, which every page loads.
 */
export const teamPassword: Rule = value =>
  length(value) < TEAM_PASSWORD_MIN_LENGTH || newPassword(value)
    ? `must have at least ${String(TEAM_PASSWORD_MIN_LENGTH)} characters and at most ${String(PASSWORD_MAX_BYTES)} bytes`
    : undefined

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const uuid = limited({ format: 'uuid' }, (value: string) =>
  UUID.test(value) ? undefined : 'Please send a UUID',
)

/** The maximum number of rows that the team can change or download in one call: the whole waitlist. */
export const IDS_MAX = 250

const idLimits: Limits = { minItems: 1, maxItems: IDS_MAX, items: { format: 'uuid' } }

/**
 * A rule for several ids: 1 to IDS_MAX, each only once. Separate from the rules below, which every
 * page loads.
 */
export const idList = /* @__PURE__ */ limited<readonly string[]>(idLimits, values => {
  if (values.length === 0) return 'Please name at least one'
  if (values.length > IDS_MAX) return `Please name at most ${String(IDS_MAX)}`
  const message = each(uuid)(values)
  if (message) return message
  const known = new Set(values.map(normalizeId))
  return known.size < values.length ? 'Please name each only once' : undefined
})

/** Normalizes an id for comparing and storing: a UUID may be in upper case. */
export const normalizeId = (id: string): string => id.toLowerCase()

/** The maximum number of features that a person can call important. */
export const IMPORTANT_FEATURES_MAX = 3
export const SEARCH_MAX = 100

/** All rules by name. The messages are those of the forms: SPEC-4. */
export const rules = {
  firstName: text({ max: 100, required: 'First name is required' }),
  lastName: text({ max: 100, required: 'Last name is required' }),
  name: text({ max: 100, required: 'Name is required' }),
  email: emailAddress('Please enter a valid email address'),
  optionalEmail: optional(emailAddress('Valid email is required')),
  phone: text({ max: 40 }),
  message: text({ max: 5000, required: 'Message is required', multiline: true }),
  newPassword,
  loginPassword: limited(passwordLimits(1), (value: string) =>
    value ? passwordLength(value) : 'Password is required',
  ),
  referralCode: text({ max: REFERRAL_CODE_MAX }),
  submissionKey: uuid,
  id: uuid,
  /** Names in the profile and the surveys, which are optional. */
  optionalName: text({ max: 100 }),
  membershipPlan: text({ max: 32 }),
  /** One answer to the older general survey, whose options are not documented. */
  shortAnswer: text({ max: 100 }),
  /** A note of the team about a person. */
  note: text({ max: 2000, required: 'Note is required', multiline: true }),
  /** Why the team withdraws an offer or removes an entry; the person may read it. */
  reason: text({ max: 500, required: 'Reason is required', multiline: true }),
  /** What the owner of a booking says to members: about open spots, or why a player is taken out. */
  sentence: text({ max: 140 }),
  waveNote: text({ max: 500, multiline: true }),
  comments: text({ max: 5000, multiline: true }),
  otherLocation: text({ max: 100 }),
  importantFeatures: atMost(
    IMPORTANT_FEATURES_MAX,
    `Please select up to ${String(IMPORTANT_FEATURES_MAX)} features`,
  ),
  interestedFeatures: all(atMost(20, 'Please name at most 20'), each(text({ max: 100 }))),
  search: text({ max: SEARCH_MAX, lenient: true }),
}
