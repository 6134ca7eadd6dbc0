import { limited, type Rule } from './rule'
import { text } from './text-rule'

/** The digits of a code of an authenticator app. */
export const CODE_DIGITS = 6
/** How many recovery codes a person gets at once. */
export const RECOVERY_CODES = 10
/** The letters and digits of a recovery code: 24 of base32 are 120 bits. */
const RECOVERY_CODE_LENGTH = 24
const CHALLENGE_MAX = 1_000
export const PASSKEY_NAME_MAX = 60
/** Enough for what an authenticator returns: its id alone can have 1,364 characters. */
const PASSKEY_ANSWER_MAX = 8_000

/** Returns the code without the blanks that apps show between its digits. */
export const normalizeCodeDigits = (code: string): string => code.replaceAll(/\s/g, '')

/** Returns the recovery code in upper case, without dashes and blanks. */
export const normalizeRecoveryCode = (code: string): string =>
  code.replaceAll(/[\s-]/g, '').toUpperCase()

const code: Rule = value =>
  new RegExp(`^\\d{${String(CODE_DIGITS)}}$`).test(normalizeCodeDigits(value))
    ? undefined
    : `Please enter the ${String(CODE_DIGITS)} digits that the app shows`

const recoveryCode: Rule = value =>
  new RegExp(`^[A-Z2-7]{${String(RECOVERY_CODE_LENGTH)}}$`).test(normalizeRecoveryCode(value))
    ? undefined
    : 'Please enter one whole recovery code'

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

/** Separate from the other rules, because few pages need these. */
export const secondFactorRules = {
  code,
  recoveryCode,
  passkeyName: text({ max: PASSKEY_NAME_MAX, required: 'Please give it a name' }),
  /** What the browser's `navigator.credentials` returned, as JSON. */
  passkeyAnswer: limited({ minLength: 1, maxLength: PASSKEY_ANSWER_MAX }, (value: string) =>
    value.length <= PASSKEY_ANSWER_MAX && isJsonObject(value)
      ? undefined
      : 'This is not an answer of a passkey',
  ),
  challenge: limited({ minLength: 1, maxLength: CHALLENGE_MAX }, (value: string) =>
    value && value.length <= CHALLENGE_MAX ? undefined : 'This is not a challenge of ours',
  ),
}
