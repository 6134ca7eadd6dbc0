import { pages } from '../../../content/admin/lists'
import { Pager, type Turn } from '../../../ui/lists/Pager'
import { type ConnectionPage, PAGE_SIZE } from './connectionPage'
import type { AdminListState } from './useAdminList'

interface AdminListPagerProps {
  list: AdminListState<unknown>
  page: ConnectionPage<unknown>
}

/** The pager of a list. A list of one page has none. */
export function AdminListPager({ list, page }: AdminListPagerProps) {
  const { view, fromEnd, canJump, isStale } = list
  const { rows, before, totalCount, nextCursor } = page
  if (view.page === 1 && totalCount <= PAGE_SIZE) return null
  const further = nextCursor === undefined ? undefined : () => view.nextPage(nextCursor)
  const back = view.page > 1 && !(canJump && view.previousIsFirst) ? view.previousPage : undefined
  const [previous, next] = fromEnd ? [further, back] : [back, further]
  const turn = (label: string, onTurn: Turn['onTurn']) => ({
    label,
    onTurn: isStale ? undefined : onTurn,
  })
  const isFirst = !fromEnd && view.page === 1
  const isLast = fromEnd && view.page === 1
  return (
    <Pager
      label={pages.label}
      words={isStale ? pages.loading : pages.shown(before + 1, before + rows.length, totalCount)}
      first={
        canJump ? turn(pages.first, isFirst ? undefined : () => view.setParams({})) : undefined
      }
      previous={turn(view.previousIsFirst && !canJump ? pages.first : pages.previous, previous)}
      next={turn(pages.next, next)}
      last={canJump ? turn(pages.last, isLast ? undefined : view.lastPage) : undefined}
    />
  )
}
