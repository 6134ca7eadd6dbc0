import { useMemo, useState } from 'react'
import type { ChargeRowFragment } from '../../../api/operationTypes'
import { useChargesQuery, useChargesSumQuery } from './charges.generated'
import { chargesWords as words } from '../../../content/admin/charges'
import { chargeWords } from '../../../content/chargeWords'
import { courtDateTime } from '../../../format/dates'
import { dollars } from '../../../format/money'
import { paths } from '../../../paths'
import { Select } from '../../../ui/fields/Select'
import type { Column } from '../../../ui/lists/TableRow'
import { nameOrEmail } from '../entry/personNames'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { ExportLink } from '../list/ExportLink'
import { useAdminList } from '../list/useAdminList'
import { useNotice } from '../list/useNotice'
import type { SectionProps } from '../section/AdminSection'
import { parseKey, recordKeys } from '../section/recordKeys'
import { useLiveCharges } from './chargeQueries'
import { ChargeState } from './ChargeState'
import { DecideCharge } from './DecideCharge'

const ALL = 'all'
const states = [
  ...recordKeys(words.states).map(value => ({ value, label: words.states[value] })),
  { value: ALL, label: words.all },
]

interface Decision {
  decision: 'settle' | 'waive'
  charge: ChargeRowFragment
}

const columnsWith = (
  onDecide: (decision: Decision) => void,
  onDone: (notice: string) => void,
): Column<ChargeRowFragment>[] => [
  { header: words.amount, kind: 'position', cell: ({ cents }) => dollars(cents) },
  { header: words.member, kind: 'name', cell: ({ person }) => nameOrEmail(person) },
  { header: words.kind, kind: 'date', cell: ({ kind }) => chargeWords.kinds[kind] },
  {
    header: words.booking,
    kind: 'date',
    cell: ({ courtName, startsAt }) => words.bookingOf(courtName, courtDateTime(startsAt)),
  },
  {
    header: words.state,
    kind: 'actions',
    cell: charge => (
      <ChargeState
        charge={charge}
        onDecide={(decision, of) => onDecide({ decision, charge: of })}
        onDone={onDone}
      />
    ),
  },
  {
    header: words.detail,
    kind: 'date',
    cell: ({ settledHow, waivedReason, isToBeReturned }) =>
      isToBeReturned && settledHow
        ? words.giveBack.detail(settledHow)
        : (settledHow ?? waivedReason ?? words.none),
  },
]

/**
 * The fees that the club has written down, latest first; at first the open ones. It requests the
 * team's data, so only the team may mount it.
 */
export function Charges({ title, view }: SectionProps<'state'>) {
  const search = view.get('search')
  const asked = view.get('state') ?? 'open'
  const state = parseKey(words.states, asked)
  const filter = { search, state }
  const list = {
    ...useAdminList(view, { useListQuery: useChargesQuery, field: 'charges', filter }),
    isFiltered: Boolean(search) || asked !== ALL,
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
  const columns = useMemo(() => columnsWith(setDeciding, setNotice), [setDeciding, setNotice])
  return (
    <>
      <AdminList
        title={title}
        list={list}
        words={state === 'open' && !search ? { ...words, nothing: words.noneOpen } : words}
        countNote={cents === undefined ? undefined : words.sum(cents, state)}
        filters={
          <>
            <Select
              label={words.state}
              value={state ?? ALL}
              options={states}
              onChange={chosen => view.setParams({ state: chosen })}
            />
            <ExportLink href={paths.listCsv('charges', filter)} label={words.download} />
          </>
        }
        notice={notice.words}
      >
        <ListTable list={list} words={words} columns={columns} />
      </AdminList>
      {deciding && (
        <DecideCharge {...deciding} onClose={() => setDeciding(undefined)} onDone={setNotice} />
      )}
    </>
  )
}
