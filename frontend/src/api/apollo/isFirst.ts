/** Returns whether a query has not been answered yet. A later request leaves the page as it is. */
export const isFirst = ({ data, loading }: { data?: unknown; loading: boolean }): boolean =>
  loading && !data
