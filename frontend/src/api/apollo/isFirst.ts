/**
 * Returns whether a query loads for the first time: false once it has been answered or has failed, and while
 * it is skipped. A later request leaves the page as it is.
 */
export const isFirst = ({ data, loading }: { data?: unknown; loading: boolean }): boolean =>
  loading && !data
