import { noPersonalData, type DataFate } from '../../accounts/personal-data'

const entry: DataFate = {
  table: 'waitlist_entry',
  columns: ['userId', 'leftReason', 'referredBy', 'referralCode'],
  kept: 'as long as the account',
  person: {
    noun: ['place on the waitlist', 'places on the waitlist'],
    where: `own."userId" = person.id`,
    copy: {
      about: 'Your place on the waitlist.',
      select: `own."joinedAt", own.position, own.status, own."leftAt", own."leftReason", own."planWish",
        own."timesAsked", CASE WHEN own."referredBy" IS NOT NULL THEN 'a member' END AS "invitedBy",
        own."referralRewards", own."referralCode"`,
    },
    deletion: {
      effect: 'The place is free. The row stays with its number, which is not given again.',
      sql: '"leftReason" = NULL, "planWish" = NULL',
    },
  },
}

export const waitlistData: readonly DataFate[] = [
  entry,
  noPersonalData('waitlist_counter', 'always'),
  noPersonalData('waitlist_former_signup', 'always'),
]
