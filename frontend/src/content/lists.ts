const whole = new Intl.NumberFormat('en-US')

/** A count as people read it: 50,000 */
export const counted = (count: number) => whole.format(count)

/** Words about the pages of every list of the team's. */
export const pages = {
  label: 'Pages of the list',
  shown: (from: number, to: number, total: number) =>
    `${counted(from)} to ${counted(to)} of ${counted(total)}`,
  loading: 'Loading...',
  previous: 'Previous page',
  first: 'First page',
  last: 'Last page',
  next: 'Next page',
}
