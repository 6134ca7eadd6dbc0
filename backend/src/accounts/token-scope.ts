import { defineEnum, type EnumValue } from '../core/define-enum'
import { tokenScopesOf } from '../shared/token-scopes'
import type { User } from './user.entity'

/** What an access token may do. An operation names its `scope` in its decorator. */
export const TokenScope = defineEnum(
  'TokenScope',
  'What an access token may do for the person who created it.',
  {
    PROFILE_READ: 'Read their profile and membership.',
    PROFILE_WRITE: 'Change their name and their membership.',
    BOOKINGS_READ: 'Read bookings, courts and charges.',
    BOOKINGS_WRITE: 'Book and cancel; for the team, also block courts and settle charges.',
    WAITLIST_READ: 'Read their entry and offer; for the team, the whole waitlist and the waves.',
    WAITLIST_WRITE: 'Join, leave and answer offers; for the team, change statuses and send waves.',
    SURVEYS_READ: 'Read survey answers. Team only.',
    SURVEYS_WRITE: 'Answer surveys.',
    INBOX_READ: 'Read contact messages. Team only.',
    INBOX_WRITE: 'Change the status of contact messages. Team only.',
    NEWSLETTER_READ: 'Read newsletter subscriptions. Team only.',
    MAIL_READ: 'Read the mails that the site sends. Team only.',
    MAIL_WRITE: 'Retry and drop mails. Team only.',
    AUDIT_READ: 'Read the audit log. Team only.',
    CLUB_READ:
      'Read memberships, their figures, the demand forecast and the site’s lines. Team only.',
    CLUB_WRITE: 'End memberships, change the launch phase and write the site’s lines. Team only.',
  },
)
export type TokenScope = EnumValue<typeof TokenScope>

/** Returns the scopes that a token of this person may have. */
export const scopesOf = ({ staffRole }: Pick<User, 'staffRole'>): readonly TokenScope[] =>
  tokenScopesOf(staffRole)
