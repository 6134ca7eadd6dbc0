import { formatCount } from '../format/numbers'

/** The words of the team's newsletter section. */
export const newsletter = {
  search: 'Search by email',
  find: 'FIND',
  download: 'Export CSV',
  caption: 'Newsletter subscriptions, newest first',
  email: 'Email',
  since: 'Subscribed',
  count: (total: number) => (total === 1 ? '1 address' : `${formatCount(total)} addresses`),
  found: (total: number) => `${formatCount(total)} found`,
  empty: 'Nobody has subscribed yet',
  nothing: 'No address matches',
  everything: 'Show all addresses',
  failed: 'The addresses could not be loaded.',
}
