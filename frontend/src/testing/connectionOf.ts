/** Returns the first page of a list; `total` says whether more rows follow. */
export const connectionOf = <Row extends { id: string }>(
  name: string,
  rows: Row[],
  total = rows.length,
) => ({
  __typename: `${name}Connection`,
  totalCount: total,
  edges: rows.map(node => ({ __typename: `${name}Edge`, cursor: node.id, node })),
  pageInfo: {
    __typename: 'PageInfo',
    hasNextPage: rows.length < total,
    endCursor: rows.at(-1)?.id ?? null,
  },
})
