import { noPersonalData, REMOVE, type DataFate } from '../../accounts/personal-data'

const offer: DataFate = {
  table: 'offer',
  columns: ['entryId', 'reason'],
  impersonal: { waveId: 'the id of a wave' },
  kept: 'as long as the account',
  person: {
    noun: ['offer of a membership', 'offers of a membership'],
    where: `own."entryId" IN (SELECT id FROM waitlist_entry WHERE "userId" = person.id)`,
    copy: {
      about: 'Memberships that the club has offered you.',
      select: 'own."sentAt", own.state, own."expiresAt", own."decidedAt", own.plan, own.reason',
    },
    deletion: {
      effect: 'An open one is declined. Stays without the reason of its end.',
      sql: 'reason = NULL',
    },
  },
}

const passedOver: DataFate = {
  table: 'passed_over',
  columns: ['entryId'],
  impersonal: { waveId: 'the id of a wave', reason: 'one of three reasons' },
  kept: 'as long as the account',
  person: {
    noun: ['wave that passed the person over', 'waves that passed the person over'],
    where: `own."entryId" IN (SELECT id FROM waitlist_entry WHERE "userId" = person.id)`,
    copy: {
      about: 'Waves of offers that have passed you over, and why.',
      select: 'own."passedOverAt", own.reason',
    },
    deletion: { effect: 'Deleted.', sql: REMOVE },
  },
}

export const wavesData: readonly DataFate[] = [
  offer,
  passedOver,
  noPersonalData('wave', 'always', { note: 'the team’s note about the wave' }),
]
