import { useMemo, useState } from 'react'
import type { ChargeRowFragment } from '../../../api/operationTypes'
import { useChargesQuery, useChargesSumQuery } from './charges.generated'
import { chargesTexts as texts } from '../../../content/admin/charges'
import { chargeTexts } from '../../../content/chargeTexts'
import { courtDateTime } from '../../../format/dates'
import { dollars } from '../../../format/money'
import { downloads } from '../downloads'
import { Select } from '../../../ui/fields/Select'
import type { Column } from '../../../ui/lists/TableRow'
import { PersonLink } from '../entry/PersonLink'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { ExportLink } from '../list/ExportLink'
import { useAdminList } from '../list/useAdminList'
import { useNotice } from '../list/useNotice'
import type { SectionProps } from '../section/AdminSection'
import { optionsOf, parseKey } from '../section/recordKeys'
import { useLiveCharges } from './chargeQueries'
import { settledText } from '../money/settledText'
import { useRowFocus } from '../money/useRowFocus'
import { chargeActionsId } from './chargeActionsId'
import { ChargeState } from './ChargeState'
import { DecideCharge, type Decision } from './DecideCharge'

const ALL = 'all'
const states = [...optionsOf(texts.states), { value: ALL, label: texts.all }]

const columnsWith = (
  onDecide: (decision: Decision) => void,
  onDone: (notice: string) => void,
): Column<ChargeRowFragment>[] => [
  { header: texts.amount, kind: 'position', cell: ({ cents }) => dollars(cents) },
  { header: texts.member, kind: 'name', cell: ({ person }) => <PersonLink person={person} /> },
  { header: texts.kind, kind: 'date', cell: ({ kind }) => chargeTexts.kinds[kind] },
  {
    header: texts.booking,
    kind: 'date',
    cell: ({ courtName, startsAt }) => texts.bookingOf(courtName, courtDateTime(startsAt)),
  },
  {
    header: texts.state,
    kind: 'actions',
    cell: charge => <ChargeState charge={charge} onDecide={onDecide} onDone={onDone} />,
  },
  {
    header: texts.detail,
    kind: 'date',
    cell: charge => {
      const settled = settledText({ ...charge, note: charge.settledHow })
      return charge.isToBeReturned ? texts.giveBack.detail(settled) : settled || texts.none
    },
  },
]

/**
 * The fees that the club has written down, latest first; at first the open ones. It requests the
 * team's data, so only the team may mount it.
 */
export function Charges({ title, view }: SectionProps<'state'>) {
  const search = view.get('search')
  const requested = view.get('state') ?? 'open'
  const state = parseKey(texts.states, requested)
  const filter = { search, state }
  const list = {
    ...useAdminList(view, { useListQuery: useChargesQuery, field: 'charges', filter }),
    isFiltered: Boolean(search) || requested !== ALL,
    clearFilter: () => view.setParams({ search: undefined, state: ALL }),
  }
  const sum = useChargesSumQuery({
    variables: { search, state: state ?? 'open' },
    fetchPolicy: 'cache-and-network',
  })
  const cents = sum.data?.charges?.totalCents
  useLiveCharges()
  const [deciding, setDeciding] = useState<Decision>()
  const [notice, setNotice] = useNotice(list.key)
  const focusRow = useRowFocus(chargeActionsId)
  const columns = useMemo(() => columnsWith(setDeciding, setNotice), [setDeciding, setNotice])
  return (
    <>
      <AdminList
        title={title}
        list={list}
        texts={state === 'open' && !search ? { ...texts, nothing: texts.noneOpen } : texts}
        countNote={cents === undefined ? undefined : texts.sum(cents, state)}
        filters={
          <>
            <Select
              label={texts.state}
              value={state ?? ALL}
              options={states}
              onChange={chosen => view.setParams({ state: chosen })}
            />
            <ExportLink href={downloads.list('charges', filter)} />
          </>
        }
        notice={notice.texts}
      >
        <ListTable list={list} texts={texts} columns={columns} />
      </AdminList>
      {deciding && (
        <DecideCharge
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onDone={text => {
            setNotice(text)
            focusRow(list.rows, deciding.charge.id)
          }}
        />
      )}
    </>
  )
}
