import { REMOVED_TEXT, type DataFate } from '../../accounts/personal-data'

export const dueData: DataFate = {
  table: 'due',
  columns: ['userId', 'settledById', 'waivedReason', 'note'],
  kept: 'as long as the account',
  person: {
    noun: ['due', 'dues'],
    where: `own."userId" = person.id`,
    copy: {
      about: 'Membership fees that the club has written down for you. Amounts are in US cents.',
      select: `own."periodStart", own."periodEnd", own.kind, own.plan, own.cents, own.state, own."dueOn",
        own.method, own."settledAt", own."waivedReason", own.note`,
    },
    deletion: {
      effect: 'Stays without the reason for waiving it and without the note.',
      sql: `"waivedReason" = CASE WHEN own."waivedReason" IS NOT NULL THEN '${REMOVED_TEXT}' END, note = NULL`,
    },
  },
}
