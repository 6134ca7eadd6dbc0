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
