import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { pages } from '../../../content/admin/lists'
import { IconButton } from '../../../ui/IconButton'
import { rem, theme } from '../../../ui/theme'
import { type ConnectionPage, PAGE_SIZE } from './connectionPage'
import type { AdminListState } from './useAdminList'

interface AdminListPagerProps {
  list: AdminListState<unknown>
  page: ConnectionPage<unknown>
}

/**
 * The pager of a list. A list of one page has none. Its buttons stay in place and keep the focus,
 * also on the first and last page.
 */
export function AdminListPager({ list, page }: AdminListPagerProps) {
  const { view, fromEnd, canJump, isStale } = list
  const { rows, before, totalCount, nextCursor } = page
  if (view.page === 1 && totalCount <= PAGE_SIZE) return null
  const further = nextCursor === undefined ? undefined : () => view.nextPage(nextCursor)
  const back = view.page > 1 && !(canJump && view.previousIsFirst) ? view.previousPage : undefined
  const [previous, next] = fromEnd ? [further, back] : [back, further]
  const first = !fromEnd && view.page === 1 ? undefined : () => view.setParams({})
  const last = fromEnd && view.page === 1 ? undefined : view.lastPage
  const button = (icon: LucideIcon, label: string, turn: (() => void) | undefined) => (
    <IconButton icon={icon} label={label} onClick={isStale ? undefined : turn} />
  )
  return (
    <Line aria-label={pages.label}>
      <Texts role="status">
        {isStale ? pages.loading : pages.shown(before + 1, before + rows.length, totalCount)}
      </Texts>
      {canJump && button(ChevronFirst, pages.first, first)}
      {button(
        ChevronLeft,
        view.previousIsFirst && !canJump ? pages.first : pages.previous,
        previous,
      )}
      {button(ChevronRight, pages.next, next)}
      {canJump && button(ChevronLast, pages.last, last)}
    </Line>
  )
}

const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${rem(4)} ${rem(8)};
  margin-left: auto;

  ${theme.media.print} {
    display: none;
  }
`

const Texts = styled.p`
  /* A parent with too little space hides it with --shown. */
  display: var(--shown, block);
  margin-right: ${rem(8)};
  font-size: ${rem(16)};
  line-height: ${rem(24)};
  font-weight: 600;
  text-align: right;

  @media (max-width: 360px) {
    flex: 1 0 100%;
  }
`
