import { REMOVE, type DataFate } from '../../accounts/personal-data'

export const calendarAddressData: DataFate = {
  table: 'calendar_address',
  columns: ['userId'],
  kept: 'until the membership ends or it is replaced',
  person: {
    noun: ['calendar address', 'calendar addresses'],
    where: `own."userId" = person.id`,
    copy: { about: 'When you asked for an address of your calendar.', select: 'own."createdAt"' },
    deletion: { effect: 'Deleted.', sql: REMOVE },
  },
}
