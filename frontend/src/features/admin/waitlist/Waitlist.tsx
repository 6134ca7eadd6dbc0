import { useRef } from 'react'
import { useWaitlistQuery, type WaitlistRowFragment } from '../../../api/generated'
import { type AdminView, PAGE_SIZE } from '../useAdminView'
import { admin } from '../../../content/admin'
import { paths } from '../../../paths'
import { ListBar } from '../../../ui/ListBar'
import type { Sorting } from '../../../ui/tableHead'
import { SelectionActions } from './SelectionActions'
import { ListBody } from '../list/AdminList'
import { AdminListPager } from '../list/AdminListPager'
import { StatusChangeNotice } from './StatusChangeNotice'
import { usePageShown } from '../list/useAdminList'
import { nameOrEmail } from '../personNames'
import { AdminSection } from '../AdminSection'
import { useSelection } from './useSelection'
import { useNewEntryCount } from './useNewEntryCount'
import { useScrollToTop } from '../list/useScrollToTop'
import { useStatusChanges } from './useStatusChanges'
import { sortParams, reverse, waitlistFilter } from './waitlistFilter'
import { WaitlistTable } from './WaitlistTable'
import { WaitlistFilters } from './WaitlistFilters'

const words = admin.list

/** The waitlist, page by page. Asks for the team's data, so only the team may mount it. */
export function Waitlist({ view }: { view: AdminView }) {
  const { list, failed, refetch, stale, rows, before } = useWaitlistPage(view)
  const { search, status, planWish, sort, direction } = waitlistFilter(view.params)
  const filtered = Boolean(search ?? status ?? planWish)
  const { moved, move, undo } = useStatusChanges()
  const news = useNewEntryCount(filtered)
  const where = JSON.stringify(view.params)
  const top = useScrollToTop(where, stale)
  const bar = useRef<HTMLDivElement>(null)
  const { chosen, isChosen, choose, chooseAll } = useSelection(rows, where)
  const count = filtered ? words.found : words.count

  async function moveChosen(...step: Parameters<typeof move>) {
    await move(...step)
    chooseAll(false)
  }

  return (
    <AdminSection title={admin.sections.waitlist} ref={top}>
      <WaitlistFilters view={view} />
      <ListBar
        ref={bar}
        count={
          list && chosen.length > 0
            ? admin.selection.count(chosen.length, list.totalCount)
            : [list && count(list.totalCount), news].filter(Boolean).join(', ')
        }
        notice={moved && <StatusChangeNotice moved={moved} onUndo={undo} onRefused={refetch} />}
        actions={
          chosen.length > 0 && (
            <SelectionActions
              chosen={chosen}
              isAll={chosen.length === rows.length}
              href={paths.waitlistCsv({
                ids: chosen.map(({ id }) => id),
                ...sortParams(sort, direction),
              })}
              onStatusChange={moveChosen}
              onSelectAll={chooseAll}
              onRefused={refetch}
              onDone={() => bar.current?.focus({ preventScroll: true })}
            />
          )
        }
        pager={list && <AdminListPager view={view} list={list} stale={stale} canJump />}
      />
      <ListBody
        view={view}
        list={list}
        filtered={filtered}
        words={words}
        failed={failed}
        retry={refetch}
      >
        <WaitlistTable
          rows={rows}
          total={list?.totalCount ?? 0}
          before={before}
          stale={stale}
          sorting={sortingOf(view)}
          selection={{
            isSelected: isChosen,
            labelOf: labelOfChoice,
            onSelect: choose,
            labelOfAll: admin.selection.all,
            onSelectAll: chooseAll,
          }}
          onStatusChange={move}
          onRefused={refetch}
        />
      </ListBody>
    </AdminSection>
  )
}

/** What the address asks for; until that has come, what was shown before. */
function useWaitlistPage(view: AdminView) {
  const { direction, ...filter } = waitlistFilter(view.params)
  const { data, previousData, error, refetch } = useWaitlistQuery({
    variables: {
      first: PAGE_SIZE,
      after: view.params.after,
      direction: view.fromEnd ? reverse(direction) : direction,
      ...filter,
    },
    fetchPolicy: 'cache-and-network',
  })
  const failed = data ? undefined : error
  const list = failed ? undefined : (data ?? previousData)?.waitlist
  const { rows, before } = usePageShown(view, data?.waitlist) ?? { rows: [], before: 0 }
  return { list, failed, refetch, stale: !data, rows, before }
}

const labelOfChoice = ({ position, user }: WaitlistRowFragment) =>
  admin.selection.selectRow(position, nameOrEmail(user))

/** The head of a column sorts by it; pressed once more, the other way round. */
function sortingOf({ params: at, setParams: show }: AdminView): Sorting {
  const { sort, direction } = waitlistFilter(at)
  return {
    by: sort,
    direction: direction === 'DESC' ? 'descending' : 'ascending',
    onSort: by => show(sortParams(by, by === sort && direction === 'ASC' ? 'DESC' : 'ASC')),
  }
}
