import type { Rule } from './rule'
import { staffMay, type StaffRoleName, type StaffScope } from './staff-scopes'
import { text } from './text-rule'
import { notFromOneTo } from './wave-limits'

export const API_TOKEN_NAME_MAX = 80
const API_TOKEN_DAYS_MAX = 365
export const API_TOKEN_DAYS_DEFAULT = 90
/** The maximum number of valid access tokens of an account. */
export const API_TOKENS_MAX = 10

/** The scopes that anybody's access token may have. */
const MEMBER_SCOPES = [
  'PROFILE_READ',
  'PROFILE_WRITE',
  'BOOKINGS_READ',
  'BOOKINGS_WRITE',
  'WAITLIST_READ',
  'WAITLIST_WRITE',
  'SURVEYS_WRITE',
] as const

export type MemberScope = (typeof MEMBER_SCOPES)[number]

/** The scopes that only the tokens of staff may have, and the staff scope that each needs. */
const TEAM_SCOPES = {
  SURVEYS_READ: 'SURVEYS_READ',
  INBOX_READ: 'INBOX_READ',
  INBOX_WRITE: 'INBOX_WRITE',
  NEWSLETTER_READ: 'NEWSLETTER_READ',
  MAIL_READ: 'MAIL_READ',
  MAIL_WRITE: 'MAIL_WRITE',
  AUDIT_READ: 'AUDIT_READ',
  CLUB_READ: 'PEOPLE_READ',
  CLUB_WRITE: 'PEOPLE_WRITE',
} as const satisfies Record<string, StaffScope>

type TeamScope = keyof typeof TEAM_SCOPES

// The keys of a constant are those of its type.
const teamScopes = Object.keys(TEAM_SCOPES) as TeamScope[]

/** Returns the scopes that an access token of a person with this role may have; null is a member. */
export const tokenScopesOf = (role: StaffRoleName | null): (MemberScope | TeamScope)[] => [
  ...MEMBER_SCOPES,
  ...teamScopes.filter(scope => staffMay(role, TEAM_SCOPES[scope])),
]

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
