import { REMOVE, type DataFate } from '../../accounts/personal-data'

export const openPlayData: DataFate = {
  table: 'open_play_visit',
  columns: ['userId'],
  kept: '30 days after the night',
  person: {
    noun: ['night of open play', 'nights of open play'],
    where: `own."userId" = person.id`,
    copy: {
      about: 'The nights of open play for which you have said that you come.',
      select: 'own.night, own."comesAt", own."createdAt"',
    },
    deletion: { effect: 'Deleted.', sql: REMOVE },
  },
}
