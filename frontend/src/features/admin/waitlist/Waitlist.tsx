import { IDS_MAX } from '@shared/rules'
import { useRef, useState } from 'react'
import type { Plan, WaitlistRowFragment } from '../../../api/generated'
import { useWaitlistQuery } from '../../../api/generatedTeam'
import { admin } from '../../../content/admin/admin'
import { paths } from '../../../paths'
import type { Sorting } from '../../../ui/lists/tableHead'
import type { SectionProps } from '../section/AdminSection'
import { AdminList } from '../list/AdminList'
import { useAdminList } from '../list/useAdminList'
import { nameOrEmail } from '../entry/personNames'
import { SelectionActions } from './SelectionActions'
import { type AskedStep, StatusStepDrawer } from './StatusStepDrawer'
import { StatusChangeNotice } from './StatusChangeNotice'
import { useNewEntryCount } from './useNewEntryCount'
import { useWholeWaitlist } from './useWholeWaitlist'
import { useSelection } from './useSelection'
import { useStatusChanges } from '../entry/useStatusChanges'
import { WaitlistFilters, WaitlistOrder } from './WaitlistFilters'
import {
  parseWaitlistParams,
  sortParams,
  type WaitlistParam,
  type WaitlistView,
} from './waitlistParams'
import { WaitlistTable } from './WaitlistTable'

const words = admin.list

/** The waitlist in pages. It requests the team's data, so only the team may mount it. */
export function Waitlist({ title, view }: SectionProps<WaitlistParam>) {
  const { filter, order } = parseWaitlistParams(view)
  const list = useAdminList(view, {
    useListQuery: useWaitlistQuery,
    field: 'waitlist',
    filter,
    order,
  })
  const { page, rows, refetch } = list
  const { lastChange, changeStatus, undo } = useStatusChanges()
  const [asked, setAsked] = useState<AskedStep>()
  const bar = useRef<HTMLDivElement>(null)
  const selection = useSelection(rows, list.key)
  const { selected } = selection
  const total = page?.totalCount ?? 0
  const loadAll = useWholeWaitlist()
  const newEntries = useNewEntryCount()
  const newEntriesNote = list.isFiltered ? words.newEntriesOfAll : words.newEntries

  /** Shows the new state, also of selected rows on other pages. */
  async function lookAgain() {
    await refetch()
    if (selected.every(row => rows.includes(row))) return
    const ids = new Set(selected.map(({ id }) => id))
    selection.selectRows((await loadAll(filter, order)).filter(({ id }) => ids.has(id)))
  }
  async function change({ step, entries, isOfSelection }: AskedStep, plan: Plan | null) {
    await changeStatus(entries, step.to, plan)
    if (isOfSelection) selection.onSelectAll(false)
  }

  return (
    <AdminList
      title={title}
      list={list}
      words={words}
      filters={<WaitlistFilters view={view} />}
      order={<WaitlistOrder view={view} />}
      tools={words.tools([filter.status, filter.planWish].filter(Boolean).length)}
      count={
        page && selected.length > 0 ? admin.selection.count(selected.length, total) : undefined
      }
      countNote={newEntries > 0 ? newEntriesNote(newEntries) : undefined}
      notice={
        lastChange && <StatusChangeNotice change={lastChange} onUndo={undo} onRefused={refetch} />
      }
      actions={
        selected.length > 0 && (
          <SelectionActions
            selected={selected}
            isAll={rows.every(selection.isSelected)}
            total={total}
            selectWholeList={
              selected.length < total && rows.length < total && total <= IDS_MAX
                ? async () => selection.selectRows(await loadAll(filter, order))
                : undefined
            }
            href={paths.waitlistCsv({
              // The whole list needs no ids, which would make the URL very long.
              ...(selected.length === total ? filter : { ids: selected.map(({ id }) => id) }),
              ...sortParams(order.sort, order.direction),
            })}
            onAsk={setAsked}
            onSelectAll={selection.onSelectAll}
            onDone={() => bar.current?.focus({ preventScroll: true })}
          />
        )
      }
      barRef={bar}
    >
      <WaitlistTable
        rows={list.drawn}
        total={total}
        before={page?.before ?? 0}
        stale={list.isStale}
        sorting={sortingOf(view)}
        selection={{ ...selection, labelOf: rowLabel, labelOfAll: admin.selection.all }}
        onAsk={setAsked}
      />
      {asked && (
        <StatusStepDrawer
          asked={asked}
          onSubmit={change}
          onRefused={lookAgain}
          onClose={() => setAsked(undefined)}
        />
      )}
    </AdminList>
  )
}

const rowLabel = ({ position, user }: WaitlistRowFragment) =>
  admin.selection.selectRow(position, nameOrEmail(user))

/**
 * Returns the sorting of the table: a column head sorts by its column and reverses the order when
 * pressed again.
 */
function sortingOf(view: WaitlistView): Sorting {
  const { sort, direction } = parseWaitlistParams(view).order
  return {
    by: sort,
    direction: direction === 'DESC' ? 'descending' : 'ascending',
    onSort: by =>
      view.setParams(sortParams(by, by === sort && direction === 'ASC' ? 'DESC' : 'ASC')),
  }
}
