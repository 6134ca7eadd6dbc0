import { type ListView, PAGE_SIZE } from './useAdminView'
import { pages } from '../../content/lists'
import { Pager, type Turn } from '../../ui/Pager'
import { type Listed, pageShown } from './pageShown'

interface ListPagerProps {
  view: ListView
  list: Listed
  /** The list is the one of before, until the asked one comes. */
  stale: boolean
  /** The list can be asked for from its end, so either end is one step away. */
  canJump?: boolean
}

/** Turns the pages of a list that has more than one. */
export function ListPager({ view, list, stale, canJump = false }: ListPagerProps) {
  const { page, fromEnd, previousIsFirst } = view
  const { rows, before, onward } = pageShown(view, list)
  if (page === 1 && list.totalCount <= PAGE_SIZE) return null
  const further = onward === undefined ? undefined : () => view.next(onward)
  const back = page > 1 && !(canJump && previousIsFirst) ? view.previous : undefined
  const [previous, next] = fromEnd ? [further, back] : [back, further]
  const turn = (label: string, onTurn: Turn['onTurn']) => ({
    label,
    onTurn: stale ? undefined : onTurn,
  })
  const isFirst = !fromEnd && page === 1
  const isLast = fromEnd && page === 1
  return (
    <Pager
      label={pages.label}
      words={stale ? pages.loading : pages.shown(before + 1, before + rows.length, list.totalCount)}
      first={canJump ? turn(pages.first, isFirst ? undefined : () => view.show({})) : undefined}
      previous={turn(previousIsFirst && !canJump ? pages.first : pages.previous, previous)}
      next={turn(pages.next, next)}
      last={canJump ? turn(pages.last, isLast ? undefined : view.last) : undefined}
    />
  )
}
