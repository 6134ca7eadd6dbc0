/** Rows per page of the team's lists. */
export const PAGE_SIZE = 50

/** A list as the server pages it. */
export interface Connection<Row> {
  totalCount: number
  edges: readonly { cursor: string; node: Row }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** What of a list is on the screen. */
export interface ConnectionPage<Row> {
  rows: Row[]
  /** How many rows stand before these, and how many there are on all pages. */
  before: number
  totalCount: number
  /** Behind which row the pages go on, away from where they are counted; nothing at the other end. */
  nextCursor: string | undefined
}

/**
 * The page that an answer holds. Counted from the end the server was asked the other way round, and the
 * last page is as long as it is when one comes from the start: both ways lead over the same pages.
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
