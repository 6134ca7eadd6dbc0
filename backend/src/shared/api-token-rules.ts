import type { Rule } from './rule'
import { text } from './text-rule'
import { notFromOneTo } from './wave-limits'

export const API_TOKEN_NAME_MAX = 80
const API_TOKEN_DAYS_MAX = 365
export const API_TOKEN_DAYS_DEFAULT = 90
/** The maximum number of valid access tokens of an account. */
export const API_TOKENS_MAX = 10

/** Separate from the other rules, because only the profile needs these. */
export const apiTokenRules = {
  name: text({ max: API_TOKEN_NAME_MAX, required: 'Name is required' }),
  scopes: (values =>
    values.length > 0 ? undefined : 'Please choose at least one scope') satisfies Rule<
    readonly string[]
  >,
  expiresInDays: (days =>
    days >= 1 && days <= API_TOKEN_DAYS_MAX
      ? undefined
      : notFromOneTo(API_TOKEN_DAYS_MAX)) satisfies Rule<number>,
}
