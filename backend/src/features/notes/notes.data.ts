import { REMOVE, type DataFate } from '../../accounts/personal-data'

export const noteData: DataFate = {
  table: 'note',
  columns: ['userId', 'text', 'authorId', 'authorEmail'],
  kept: 'as long as the account',
  person: {
    noun: ['note', 'notes'],
    where: `own."userId" = person.id`,
    copy: {
      about: 'Notes of the club about you, without who wrote them.',
      select: 'own."createdAt", own.text, own."editedAt"',
    },
    deletion: {
      effect:
        'Deleted. Notes that the person wrote about others as staff stay without their address.',
      sql: REMOVE,
    },
  },
}
