import type { Rule } from './rule'

/** The maximum number of people that one wave asks. */
export const WAVE_SIZE_MAX = 100
/** The maximum number of days that an offer is open. */
export const WAVE_DAYS_MAX = 30

/** The message for a number outside 1 to `max`. */
export const notFromOneTo = (max: number): string => `Please choose 1 to ${String(max)}`

/** A rule for a whole number from 1 to `max`, as typed into a form. */
const fromOneTo =
  (max: number): Rule =>
  value =>
    /^\s*\d{1,9}\s*$/.test(value) && Number(value) >= 1 && Number(value) <= max
      ? undefined
      : notFromOneTo(max)

/** Separate from the other rules, because only the team's page needs these. */
export const waveRules = { size: fromOneTo(WAVE_SIZE_MAX), days: fromOneTo(WAVE_DAYS_MAX) }
