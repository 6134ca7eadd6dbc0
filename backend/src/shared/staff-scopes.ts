/** The roles of the staff, the one with the most rights first. */
export const staffRoles = ['OWNER', 'MANAGER', 'DESK'] as const
export type StaffRoleName = (typeof staffRoles)[number]

interface StaffScopeRow {
  /** What the scope allows. */
  allows: string
  roles: readonly StaffRoleName[]
}

const owner = ['OWNER'] as const
const managers = ['OWNER', 'MANAGER'] as const
const all = staffRoles

/**
 * What staff may do, and which roles may do it (ACCOUNT-32). Each operation of the team names one of
 * these scopes. The site's pages ask the same table what to offer.
 */
const SCOPES = {
  DAY_READ: { allows: 'Read the courts of a day and their bookings.', roles: all },
  DAY_WRITE: { allows: 'Book and cancel for members, and mark who came.', roles: all },
  CHARGES_READ: { allows: 'Read charges.', roles: all },
  CHARGES_WRITE: { allows: 'Settle, waive and reopen charges.', roles: all },
  BLOCKS_READ: { allows: 'Read the blocks of courts.', roles: all },
  BLOCKS_WRITE: { allows: 'Block courts and remove blocks.', roles: managers },
  PEOPLE_READ: { allows: 'Find people, and read their entries and memberships.', roles: all },
  PEOPLE_WRITE: {
    allows: 'Change statuses, remove and restore entries, and end memberships.',
    roles: managers,
  },
  NOTES_READ: { allows: 'Read notes about people.', roles: all },
  NOTES_WRITE: { allows: 'Write notes about people.', roles: all },
  WAVES_READ: { allows: 'Read waves and their offers.', roles: managers },
  WAVES_WRITE: { allows: 'Send and close waves, and withdraw offers.', roles: managers },
  FIGURES_READ: {
    allows: 'Read statistics, the demand forecast, and lists of how members book and pay.',
    roles: managers,
  },
  SURVEYS_READ: { allows: 'Read survey answers and their results.', roles: managers },
  NOTICES_READ: { allows: 'Read the lines above the site’s pages.', roles: all },
  NOTICES_WRITE: {
    allows: 'Write, change and remove the lines above the site’s pages.',
    roles: managers,
  },
  INBOX_READ: { allows: 'Read contact messages.', roles: managers },
  INBOX_WRITE: { allows: 'Change the status of contact messages.', roles: managers },
  NEWSLETTER_READ: { allows: 'Read newsletter subscriptions.', roles: managers },
  MAIL_READ: { allows: 'Read the mails that the site sends, with their texts.', roles: managers },
  MAIL_WRITE: { allows: 'Retry and drop mails, and clear addresses.', roles: managers },
  LETTERS_READ: { allows: 'Read letters and whom they have reached.', roles: managers },
  LETTERS_WRITE: { allows: 'Write, test, send and cancel letters.', roles: managers },
  EXPORTS_READ: { allows: 'Download whole lists, as CSV or as JSON.', roles: managers },
  AUDIT_READ: { allows: 'Read the audit log.', roles: managers },
  SETTINGS_WRITE: { allows: 'Change the launch phase and other settings.', roles: owner },
  WEBHOOKS_READ: { allows: 'Read webhook endpoints and deliveries.', roles: owner },
  WEBHOOKS_WRITE: { allows: 'Change, test and redeliver webhooks.', roles: owner },
  PEOPLE_FORGET: { allows: 'Delete what the club knows about a person.', roles: owner },
  STAFF_READ: { allows: 'Read who is staff, and invitations.', roles: owner },
  STAFF_WRITE: { allows: 'Invite staff, change roles, and end them.', roles: owner },
} satisfies Record<string, StaffScopeRow>

export type StaffScope = keyof typeof SCOPES

export const STAFF_SCOPES: Readonly<Record<StaffScope, StaffScopeRow>> = SCOPES

/** Returns whether a person with this role may do what the scope allows; null is not staff. */
export const staffMay = (role: StaffRoleName | null, scope: StaffScope): boolean =>
  role !== null && STAFF_SCOPES[scope].roles.includes(role)
