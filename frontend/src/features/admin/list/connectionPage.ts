/** Rows per page of the team's lists. */
export const PAGE_SIZE = 50

/** A page of a list in the server's format. */
export interface Connection<Row> {
  totalCount: number
  edges: readonly { cursor: string; node: Row }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** A page of a list in the order in which it is shown. */
export interface ConnectionPage<Row> {
  rows: Row[]
  /** The number of rows before this page. */
  before: number
  totalCount: number
  /** The cursor of the next page in the paging direction; missing on the last page. */
  nextCursor: string | undefined
}

/**
 * Converts a response to the page to show. Pages from the end are requested in the opposite order,
 * so their rows are reversed. The last page is cut to its length as counted from the start, so both
 * directions show the same pages.
 */
export function connectionPage<Row>(
  { totalCount, edges, pageInfo }: Connection<Row>,
  page: number,
  fromEnd: boolean,
): ConnectionPage<Row> {
  const lastSize = totalCount % PAGE_SIZE || PAGE_SIZE
  const kept = fromEnd && page === 1 ? edges.slice(0, lastSize) : edges
  const rows = kept.map(({ node }) => node)
  const more = pageInfo.hasNextPage || kept.length < edges.length
  const nextCursor = more ? kept.at(-1)?.cursor : undefined
  if (!fromEnd) return { rows, before: (page - 1) * PAGE_SIZE, totalCount, nextCursor }
  const behind = page === 1 ? 0 : lastSize + (page - 2) * PAGE_SIZE
  return {
    rows: rows.reverse(),
    before: Math.max(0, totalCount - behind - rows.length),
    totalCount,
    nextCursor,
  }
}
