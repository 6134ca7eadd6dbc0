import { REMOVE, type DataFate } from '../../accounts/personal-data'

export const hiddenMembersData: DataFate = {
  table: 'hidden_member',
  columns: ['userId', 'hiddenId'],
  kept: 'as long as both accounts',
  person: {
    noun: ['member from whom one hides', 'members from whom one hides'],
    where: `own."userId" = person.id`,
    copy: {
      about:
        'When you have hidden from another member. Their names are not yours, so they are left out.',
      select: 'own."createdAt"',
    },
    deletion: { effect: 'Deleted.', sql: REMOVE },
  },
}
