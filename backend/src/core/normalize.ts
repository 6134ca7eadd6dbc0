import { normalizeEmail } from '../shared/rules'

/** A text as it is stored: trimmed, and null when nothing was given (decision T9). */
export function trimToNull(value: string | null | undefined): string | null {
  return value?.trim() || null
}

/** An address as it is stored: in its one spelling, and null when nothing was given. */
export function normalizeOptionalEmail(value: string | null | undefined): string | null {
  const email = trimToNull(value)
  return email && normalizeEmail(email)
}

/** A code as it is stored: in capitals, however it was typed, and null when nothing was given. */
export function normalizeCode(value: string | null | undefined): string | null {
  return trimToNull(value)?.toUpperCase() ?? null
}

/** A list as it is stored: every value once, and empty when nothing was given. */
export function unique<Value>(values: readonly Value[] | null | undefined): Value[] {
  return [...new Set(values)]
}
