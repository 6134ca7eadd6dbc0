import { REMOVE, type DataFate } from '../../accounts/personal-data'

export const newsletterData: DataFate = {
  table: 'newsletter_subscription',
  columns: ['email', 'searchText'],
  kept: 'until the address is deleted; one that has left stays off the list',
  person: {
    noun: ['newsletter subscription', 'newsletter subscriptions'],
    where: 'own.email = person.email',
    copy: {
      about: 'Your subscription to the newsletter.',
      select: 'own."createdAt", own.email, own."confirmedAt", own."leftAt"',
    },
    deletion: { effect: 'Deleted.', sql: REMOVE },
  },
}
