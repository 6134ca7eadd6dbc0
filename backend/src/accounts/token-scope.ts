import { registerEnumType } from 'type-graphql'
import { MEMBER_SCOPES } from '../shared/api-token-rules'
import { Role } from './user.entity'

/** What an access token may do. A field names its scope with `@TokenAccess`. */
export enum TokenScope {
  PROFILE_READ = 'PROFILE_READ',
  PROFILE_WRITE = 'PROFILE_WRITE',
  BOOKINGS_READ = 'BOOKINGS_READ',
  BOOKINGS_WRITE = 'BOOKINGS_WRITE',
  WAITLIST_READ = 'WAITLIST_READ',
  WAITLIST_WRITE = 'WAITLIST_WRITE',
  SURVEYS_READ = 'SURVEYS_READ',
  SURVEYS_WRITE = 'SURVEYS_WRITE',
  INBOX_READ = 'INBOX_READ',
  INBOX_WRITE = 'INBOX_WRITE',
  NEWSLETTER_READ = 'NEWSLETTER_READ',
  MAIL_READ = 'MAIL_READ',
  MAIL_WRITE = 'MAIL_WRITE',
  AUDIT_READ = 'AUDIT_READ',
  CLUB_READ = 'CLUB_READ',
  CLUB_WRITE = 'CLUB_WRITE',
}
registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'What an access token may do for the person who created it.',
  valuesConfig: {
    PROFILE_READ: { description: 'Read their profile and membership.' },
    PROFILE_WRITE: { description: 'Change their name and their membership.' },
    BOOKINGS_READ: { description: 'Read bookings, courts and charges.' },
    BOOKINGS_WRITE: {
      description: 'Book and cancel; for the team, also block courts and settle charges.',
    },
    WAITLIST_READ: {
      description: 'Read their entry and offer; for the team, the whole waitlist and the waves.',
    },
    WAITLIST_WRITE: {
      description: 'Join, leave and answer offers; for the team, change statuses and send waves.',
    },
    SURVEYS_READ: { description: 'Read survey answers. Team only.' },
    SURVEYS_WRITE: { description: 'Answer surveys.' },
    INBOX_READ: { description: 'Read contact messages. Team only.' },
    INBOX_WRITE: { description: 'Change the status of contact messages. Team only.' },
    NEWSLETTER_READ: { description: 'Read newsletter subscriptions. Team only.' },
    MAIL_READ: { description: 'Read the mails that the site sends. Team only.' },
    MAIL_WRITE: { description: 'Retry and drop mails. Team only.' },
    AUDIT_READ: { description: 'Read the audit log. Team only.' },
    CLUB_READ: {
      description: 'Read memberships, their figures and the demand forecast. Team only.',
    },
    CLUB_WRITE: { description: 'End memberships and change the launch phase. Team only.' },
  },
})

const memberScopes = MEMBER_SCOPES.map(name => TokenScope[name])

/** Returns the scopes that a token of a person with this role may have. */
export const scopesOf = (role: Role): readonly TokenScope[] =>
  role === Role.ADMIN ? Object.values(TokenScope) : memberScopes
