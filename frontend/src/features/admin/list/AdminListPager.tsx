import { pages } from '../../../content/admin/lists'
import { Pager, type PageStep } from '../../../ui/lists/Pager'
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
  const toStep = (label: string, onClick: PageStep['onClick']) => ({
    label,
    onClick: isStale ? undefined : onClick,
  })
  const isFirst = !fromEnd && view.page === 1
  const isLast = fromEnd && view.page === 1
  return (
    <Pager
      label={pages.label}
      range={isStale ? pages.loading : pages.shown(before + 1, before + rows.length, totalCount)}
      first={
        canJump ? toStep(pages.first, isFirst ? undefined : () => view.setParams({})) : undefined
      }
      previous={toStep(view.previousIsFirst && !canJump ? pages.first : pages.previous, previous)}
      next={toStep(pages.next, next)}
      last={canJump ? toStep(pages.last, isLast ? undefined : view.lastPage) : undefined}
    />
  )
}
