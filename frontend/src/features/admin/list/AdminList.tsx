import { SEARCH_MAX } from '@shared/rules'
import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { admin } from '../../../content/admin/admin'
import { listTexts } from '../../../content/admin/lists'
import { Button } from '../../../ui/Button'
import { EmptyList } from '../../../ui/lists/EmptyList'
import { ListBar } from '../../../ui/lists/ListBar'
import { SearchField } from '../../../ui/lists/SearchField'
import { Toolbar } from './Toolbar'
import { rem } from '../../../ui/theme'
import { AdminSection } from '../section/AdminSection'
import { NoData } from '../section/NoData'
import { AdminListPager } from './AdminListPager'
import type { AdminListState } from './useAdminList'
import { useScrollToTop } from './useScrollToTop'

interface SearchTexts {
  search: string
  /** Replaces the text of the number of rows that match. */
  found?: (total: number) => string
  nothing: string
  everything: string
}

/** Without these words the list has no search and no filters. */
type AdminListTexts = {
  count: (total: number) => string
  failed: string
} & (SearchTexts | { [Name in keyof SearchTexts]?: undefined })

interface AdminListProps {
  title: string
  list: AdminListState<unknown>
  texts: AdminListTexts
  /** What a list without a search begins with, in its place. */
  start?: ReactNode
  /** Filters and the CSV export, beside the start. */
  filters?: ReactNode
  order?: ReactNode
  /** Replaces the text of the row count. */
  tools?: string
  /** Replaces the number of rows. */
  count?: string
  /** Text after the row count. */
  countNote?: string
  notice?: ReactNode
  /** What decides the height of the bar has not loaded yet: the list appears together with it. */
  isWaiting?: boolean
  /** The people whom the last change could not tell, below the bar; announced too. */
  notTold?: ReactNode
  actions?: ReactNode
  barRef?: Ref<HTMLDivElement>
  /** The rows, or the empty state. */
  children: ReactNode
}

/** A list of the team's page: search, filters, row count, pager and rows. */
export function AdminList({
  title,
  list,
  texts,
  start,
  filters,
  order,
  tools,
  count,
  countNote,
  notice,
  isWaiting = false,
  barRef,
  notTold,
  children,
  ...bar
}: AdminListProps) {
  const { view, failed, isFiltered } = list
  const page = isWaiting ? undefined : list.page
  const top = useScrollToTop(list.key, list.isStale)
  const found = texts.search === undefined ? texts.count : (texts.found ?? listTexts.found)
  const total = page && (isFiltered ? found : texts.count)(page.totalCount)
  const search = texts.search !== undefined && (
    <SearchField
      label={texts.search}
      submit={listTexts.find}
      value={view.get('search') ?? ''}
      maxLength={SEARCH_MAX}
      onSearch={text => view.setParams({ search: text })}
    />
  )
  return (
    <AdminSection title={title} ref={top}>
      {(search || start) && (
        <Toolbar start={search || start} order={order} toggle={tools}>
          {filters}
        </Toolbar>
      )}
      <ListBar
        ref={barRef}
        count={count ?? (page ? [total, countNote].filter(Boolean).join(', ') : '')}
        notice={Boolean(page ?? failed) && notice}
        {...bar}
        pager={page && <AdminListPager list={list} page={page} />}
      />
      <Told role="status">{notTold}</Told>
      <Body list={list} page={page} texts={texts}>
        {children}
      </Body>
    </AdminSection>
  )
}

/** Shows the rows, a loading state, an error or an empty state. */
function Body({
  list,
  page,
  texts,
  children,
}: Pick<AdminListProps, 'list' | 'texts' | 'children'> & Pick<AdminListState<unknown>, 'page'>) {
  const { view, failed, isFiltered, clearFilter } = list
  if (!page) return <NoData view={view} text={texts.failed} error={failed} />
  const instead = (text: string, label: string, onClick: () => void) => (
    <EmptyList
      text={text}
      action={
        <Button tone="secondary" onClick={onClick}>
          {label}
        </Button>
      }
    />
  )
  // The list has become shorter, so this page no longer exists.
  if (page.rows.length === 0 && page.totalCount > 0)
    return instead(admin.list.pastEnd, admin.list.fromStart, () => view.setParams({}))
  if (page.totalCount === 0 && isFiltered && texts.nothing !== undefined)
    return instead(texts.nothing, texts.everything, clearFilter)
  return children
}

const Told = styled.div`
  padding-block: ${rem(8)} ${rem(16)};

  /* Without the gap of the grid. */
  &:empty {
    position: absolute;
    padding: 0;
  }
`
