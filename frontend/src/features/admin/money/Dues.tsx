import { useState } from 'react'
import type { DueRowFragment } from '../../../api/operationTypes'
import { moneyTexts } from '../../../content/admin/money'
import { dueTexts } from '../../../content/openDues'
import { dollars } from '../../../format/money'
import { downloads } from '../downloads'
import { Select } from '../../../ui/fields/Select'
import type { Column } from '../../../ui/lists/TableRow'
import { personColumn } from '../entry/personColumn'
import { AdminList } from '../list/AdminList'
import { ExportLink } from '../list/ExportLink'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import { useNotice } from '../list/useNotice'
import { optionsOf, parseKey } from '../section/recordKeys'
import { DueActions, dueActionsId } from './DueActions'
import { useDuesQuery } from './money.generated'
import type { MoneyProps } from './moneyProps'
import { settledText } from './settledText'
import { SettleOwed } from './SettleOwed'
import { useRowFocus } from './useRowFocus'

const texts = moneyTexts.dues
const states = [{ value: '', label: texts.all }, ...optionsOf(texts.states)]

const columnsWith = (
  onSettle: (due: DueRowFragment) => void,
  onDone: (due: DueRowFragment, notice: string) => void,
): Column<DueRowFragment>[] => [
  { header: texts.amount, kind: 'position', cell: ({ cents }) => dollars(cents) },
  personColumn(texts.member, 'name'),
  { header: texts.kind, kind: 'date', cell: due => dueTexts.what(due) },
  { header: texts.period, kind: 'date', cell: due => dueTexts.period(due) },
  {
    header: texts.state,
    kind: 'actions',
    cell: due => (
      <DueActions due={due} onSettle={() => onSettle(due)} onDone={text => onDone(due, text)} />
    ),
  },
  {
    header: texts.detail,
    kind: 'date',
    cell: due => settledText(due) || texts.none,
  },
]

/** All dues, the latest first. */
export function Dues({ title, view }: MoneyProps) {
  const search = view.get('search')
  const state = parseKey(texts.states, view.get('state'))
  const filter = { search, state }
  const list = useAdminList(view, { useListQuery: useDuesQuery, field: 'dues', filter })
  const [notice, setNotice] = useNotice(list.key)
  const [settling, setSettling] = useState<DueRowFragment>()
  const focusRow = useRowFocus(dueActionsId)
  function finish({ id }: DueRowFragment, text: string) {
    setNotice(text)
    focusRow(list.rows, id)
  }
  const columns = columnsWith(setSettling, finish)
  return (
    <AdminList
      title={title}
      list={list}
      texts={texts}
      filters={
        <>
          <Select
            label={texts.state}
            value={state ?? ''}
            options={states}
            onChange={chosen => view.setParams({ part: 'dues', state: chosen })}
          />
          <ExportLink href={downloads.list('dues', filter)} />
        </>
      }
      notice={notice.texts}
    >
      <ListTable list={list} texts={texts} columns={columns} />
      {settling && (
        <SettleOwed
          person={settling.person}
          chosen={[settling.id]}
          openerId={dueActionsId(settling.id)}
          onClose={() => setSettling(undefined)}
          onDone={text => finish(settling, text)}
        />
      )}
    </AdminList>
  )
}
