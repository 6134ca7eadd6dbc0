import { limited, type Rule } from './rule'

/** The digits of a code of an authenticator app. */
export const CODE_DIGITS = 6
/** How many recovery codes a person gets at once. */
export const RECOVERY_CODES = 10
/** The letters and digits of a recovery code: 24 of base32 are 120 bits. */
const RECOVERY_CODE_LENGTH = 24
const CHALLENGE_MAX = 1_000

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

/** Separate from the other rules, because few pages need these. */
export const secondFactorRules = {
  code,
  recoveryCode,
  challenge: limited({ minLength: 1, maxLength: CHALLENGE_MAX }, (value: string) =>
    value && value.length <= CHALLENGE_MAX ? undefined : 'This is not a challenge of ours',
  ),
}
