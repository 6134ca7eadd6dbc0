import type { DataFate } from '../../accounts/personal-data'

export const membershipData: DataFate = {
  table: 'membership',
  columns: ['userId', 'endReason'],
  impersonal: { offerId: 'the id of an offer' },
  kept: 'as long as the account',
  person: {
    noun: ['membership', 'memberships'],
    where: `own."userId" = person.id`,
    copy: {
      about: 'Your memberships.',
      select: 'own."startedAt", own.number, own.plan, own.state, own."endsOn", own."endReason"',
    },
    deletion: {
      effect: 'Stays without the reason of its end; the founding number is not given again.',
      sql: '"endReason" = NULL',
    },
  },
}

export const membershipPlanData: DataFate = {
  table: 'membership_plan',
  columns: ['changedById'],
  impersonal: { submissionKey: 'a random UUID', to: 'a day' },
  kept: 'as long as the account',
  person: {
    noun: ['plan of a membership', 'plans of memberships'],
    where: `own."membershipId" IN (SELECT id FROM membership WHERE "userId" = person.id)`,
    copy: { about: 'The plans of your memberships.', select: 'own."from", own."to", own.plan' },
    deletion: { effect: 'Stays.' },
  },
}
