import type { MemberScope } from '@shared/token-scopes'
import type { TokenScope } from '../api/operationTypes'
import { shortDateTime } from '../format/dates'

/** What each scope lets a token do, for a member. Other scopes are for the team only. */
const member: Partial<Record<TokenScope, string>> = {
  PROFILE_READ: 'Read your profile and membership',
  PROFILE_WRITE: 'Change your profile, plan and mails, end or keep your membership',
  BOOKINGS_READ: 'Read your bookings, the courts and your charges',
  BOOKINGS_WRITE: 'Book and cancel courts, wait for an hour, join open play',
  WAITLIST_READ: 'Read your place and your offer',
  WAITLIST_WRITE: 'Join, leave and answer offers',
  SURVEYS_WRITE: 'Answer surveys',
} satisfies Record<MemberScope, string>

/** The same for the team’s account. */
const team: Record<TokenScope, string> = {
  PROFILE_READ: 'Read the account’s profile',
  PROFILE_WRITE: 'Change the account’s name and mails',
  BOOKINGS_READ: 'Read all bookings, blocks and charges',
  BOOKINGS_WRITE: 'Book, cancel and block courts, settle charges',
  WAITLIST_READ: 'Read the waitlist, its notes and the waves',
  WAITLIST_WRITE: 'Change and remove entries, write notes, send waves',
  CLUB_READ: 'Read memberships, their figures and the demand forecast',
  CLUB_WRITE: 'Change plans, end memberships, write site lines, change the launch phase',
  SURVEYS_READ: 'Read survey answers',
  SURVEYS_WRITE: 'Answer surveys',
  INBOX_READ: 'Read contact messages',
  INBOX_WRITE: 'Change the status of contact messages',
  MAIL_READ: 'Read which mails the site sends',
  MAIL_WRITE: 'Retry and drop mails',
  NEWSLETTER_READ: 'Read newsletter subscriptions',
  AUDIT_READ: 'Read the audit log',
}

/** The texts of the access tokens on the profile. */
export const apiTokens = {
  title: 'Access tokens',
  unfold: 'Show access tokens',
  fold: 'Hide access tokens',
  lead: 'An access token lets a program use our API for you, without your password. It can do only what you allow. A new password or email address revokes all your tokens.',
  guide: 'Read the API guide',
  empty: 'You have no access tokens',
  failed: 'Your access tokens could not be loaded.',
  scopes: { member, team },
  groups: [
    { title: 'Profile', scopes: ['PROFILE_READ', 'PROFILE_WRITE'] },
    { title: 'Courts', scopes: ['BOOKINGS_READ', 'BOOKINGS_WRITE'] },
    { title: 'Waitlist', scopes: ['WAITLIST_READ', 'WAITLIST_WRITE'] },
    { title: 'Club', scopes: ['CLUB_READ', 'CLUB_WRITE'] },
    { title: 'Surveys', scopes: ['SURVEYS_READ', 'SURVEYS_WRITE'] },
    { title: 'Inbox', scopes: ['INBOX_READ', 'INBOX_WRITE'] },
    { title: 'Mail', scopes: ['MAIL_READ', 'MAIL_WRITE', 'NEWSLETTER_READ'] },
    { title: 'Audit log', scopes: ['AUDIT_READ'] },
  ] satisfies { title: string; scopes: TokenScope[] }[],
  create: {
    action: 'Create an access token',
    name: 'Name',
    nameHint: 'What it is for, for example the name of the program',
    scopes: 'Scopes: what it may do',
    expires: 'When it expires',
    days: (days: number) => `In ${String(days)} days`,
    submit: 'Create token',
    pending: 'Creating...',
    failed: {
      title: 'Error',
      description: 'The access token could not be created. Please try again.',
      preferServer: true,
    },
  },
  cancel: 'Cancel',
  created: {
    title: 'Your new access token',
    once: 'Copy it now. It cannot be shown again.',
    replaced: 'The old one works for 24 more hours.',
    label: (name: string) => `Access token “${name}”`,
    copy: 'Copy',
    copied: 'Copied!',
    copyDone: { title: 'Copied!', description: 'Access token copied to clipboard' },
    copyFailed: { title: 'Error', description: 'Please select the token and copy it yourself.' },
    done: 'Done',
  },
  row: {
    token: 'Begins with',
    created: 'Created',
    expires: 'Expires',
    used: 'Last used',
    never: 'Never',
    scopes: 'Allowed to',
    /** The name for screen readers: a replaced token and the new one have the same name. */
    named: (name: string, start: string) => `${name}, ${start}…`,
    replaced: (until: string) => `Replaced; works until ${shortDateTime(until)}`,
  },
  replace: {
    label: 'Replace',
    question:
      'You get a new token with the same name, scopes and lifetime. The old one works for 24 more hours.',
    yes: 'Replace token',
    pending: 'Replacing...',
    no: 'Cancel',
  },
  revoke: {
    label: 'Revoke',
    question: (name: string) =>
      `Revoke “${name}”? Programs that use this token are refused at once. This cannot be undone.`,
    yes: 'Yes, revoke it',
    pending: 'Revoking...',
    no: 'Keep it',
    done: (name: string) => ({ title: 'Revoked', description: `“${name}” no longer works.` }),
  },
} as const
