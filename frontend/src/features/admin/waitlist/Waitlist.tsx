import { useRef, useState } from 'react'
import type { Plan, WaitlistRowFragment } from '../../../api/operationTypes'
import { useWaitlistQuery } from './adminWaitlist.generated'
import { admin } from '../../../content/admin/admin'
import type { Sorting } from '../../../ui/lists/tableHead'
import type { SectionProps } from '../section/AdminSection'
import { useStaffMay } from '../section/useStaffMay'
import { AdminList } from '../list/AdminList'
import { useAdminList } from '../list/useAdminList'
import { NotTold } from '../entry/NotTold'
import { nameOrEmail } from '../entry/personNames'
import { SelectionActions } from './SelectionActions'
import { type ProposedStep, StatusStepDialog } from './StatusStepDialog'
import { StatusChangeNotice } from './StatusChangeNotice'
import { useNewEntryCount } from './useNewEntryCount'
import { useWaitlistSelection } from './useWaitlistSelection'
import { useStatusChanges } from '../entry/useStatusChanges'
import { WaitlistFilters, WaitlistOrder } from './WaitlistFilters'
import {
  NO_PLACE,
  parseWaitlistParams,
  sortParams,
  type WaitlistParam,
  type WaitlistView,
} from './waitlistParams'
import { WithoutPlace } from './WithoutPlace'
import { WaitlistTable } from './WaitlistTable'

const texts = admin.list

/** The waitlist in pages. It requests the team's data, so only the team may mount it. */
export function Waitlist(props: SectionProps<WaitlistParam>) {
  return props.view.get('status') === NO_PLACE ? <WithoutPlace {...props} /> : <Places {...props} />
}

function Places({ title, view }: SectionProps<WaitlistParam>) {
  const params = parseWaitlistParams(view)
  const { filter, order } = params
  const list = useAdminList(view, {
    useListQuery: useWaitlistQuery,
    field: 'waitlist',
    filter,
    order,
  })
  const { page, refetch } = list
  const { lastChange, notTold, changeStatus, undo } = useStatusChanges()
  const [proposed, setProposed] = useState<ProposedStep>()
  const bar = useRef<HTMLDivElement>(null)
  const selection = useWaitlistSelection(list, params)
  const mayChange = useStaffMay('PEOPLE_WRITE')
  const { selected, total } = selection
  const isSelecting = mayChange && selected.length > 0
  const newEntries = useNewEntryCount()
  const newEntriesNote = list.isFiltered ? texts.newEntriesOfAll : texts.newEntries

  async function change({ step, entries, isOfSelection }: ProposedStep, plan: Plan | null) {
    await changeStatus(entries, step.to, plan)
    if (isOfSelection) selection.onSelectAll(false)
  }

  return (
    <AdminList
      title={title}
      list={list}
      texts={texts}
      filters={<WaitlistFilters view={view} />}
      order={<WaitlistOrder view={view} />}
      tools={texts.tools([filter.status, filter.planWish].filter(Boolean).length)}
      count={page && isSelecting ? admin.selection.count(selected.length, total) : undefined}
      countNote={newEntries > 0 ? newEntriesNote(newEntries) : undefined}
      notice={
        lastChange && <StatusChangeNotice change={lastChange} onUndo={undo} onRefused={refetch} />
      }
      notTold={<NotTold people={notTold} />}
      actions={
        isSelecting && (
          <SelectionActions
            {...selection}
            onAsk={setProposed}
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
        selection={
          mayChange
            ? { ...selection, labelOf: rowLabel, labelOfAll: admin.selection.all }
            : undefined
        }
        onAsk={setProposed}
      />
      {mayChange && proposed && (
        <StatusStepDialog
          proposed={proposed}
          onSubmit={change}
          onRefused={selection.refetchSelection}
          onClose={() => setProposed(undefined)}
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
