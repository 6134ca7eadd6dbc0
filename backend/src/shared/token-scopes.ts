import { staffMay, type StaffRoleName, type StaffScope } from './staff-scopes'

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
