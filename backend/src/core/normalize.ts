import { findReferralCode } from '../shared/link-text'
import { normalizeEmail } from '../shared/rules'

/** Returns a text for storing: trimmed, and null if empty or missing (API-9). */
export function trimToNull(value: string | null | undefined): string | null {
  return value?.trim() || null
}

/** Returns an address for storing: normalized, and null if empty or missing. */
export function normalizeOptionalEmail(value: string | null | undefined): string | null {
  const email = trimToNull(value)
  return email && normalizeEmail(email)
}

/** Returns a referral code as it is stored: in upper case, and null if empty or missing. */
export function normalizeCode(value: string | null | undefined): string | null {
  return findReferralCode(value ?? '')?.toUpperCase() ?? null
}

/** Returns a list for storing: each value once, and empty if missing. */
export function unique<Value>(values: readonly Value[] | null | undefined): Value[] {
  return [...new Set(values)]
}
