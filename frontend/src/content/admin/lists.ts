import { formatCount } from '../../format/numbers'

/** The texts of a list in a panel, whose next rows a button loads. */
export const moreRows = {
  more: 'Show more',
  loading: 'Loading...',
  failed: { title: 'Not loaded', description: 'Please try again.' },
}

/** The texts that the team's lists with a search or an export have in common. */
export const listTexts = {
  find: 'FIND',
  found: (total: number) => `${formatCount(total)} found`,
  download: 'Export CSV',
}

/** The texts of the pager of all the team's lists. */
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
