import { type ListView, PAGE_SIZE } from '../../api/listView'
import { pages } from '../../content/lists'
import { Pager } from '../../ui/Pager'

/** A list as the server pages it. */
export interface Listed {
  totalCount: number
  edges: readonly unknown[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

interface ListPagerProps {
  view: ListView
  list: Listed
  /** The list is the one of before, until the asked one comes. */
  stale: boolean
}

/** Turns the pages of a list that has more than one. */
export function ListPager({ view, list, stale }: ListPagerProps) {
  const { edges, totalCount, pageInfo } = list
  const { page, previous, previousIsFirst, next } = view
  if (page === 1 && !pageInfo.hasNextPage) return null
  const before = (page - 1) * PAGE_SIZE
  const { endCursor } = pageInfo
  return (
    <Pager
      label={pages.label}
      words={stale ? pages.loading : pages.shown(before + 1, before + edges.length, totalCount)}
      previous={{
        label: previousIsFirst ? pages.first : pages.previous,
        onTurn: page > 1 && !stale ? previous : undefined,
      }}
      next={{
        label: pages.next,
        onTurn:
          pageInfo.hasNextPage && endCursor !== null && !stale ? () => next(endCursor) : undefined,
      }}
    />
  )
}
