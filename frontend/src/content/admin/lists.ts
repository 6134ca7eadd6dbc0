import { formatCount } from '../../format/numbers'

/** Words about the pages of every list of the team's. */
export const pages = {
  label: 'Pages of the list',
  shown: (from: number, to: number, total: number) =>
    `${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)}`,
  loading: 'Loading...',
  previous: 'Previous page',
  first: 'First page',
  last: 'Last page',
  next: 'Next page',
}
