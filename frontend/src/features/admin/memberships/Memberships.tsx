import { useMemo, useState } from 'react'
import type { MembershipRowFragment } from '../../../api/operationTypes'
import { useMembershipsQuery } from './memberships.generated'
import { membershipsTexts as texts } from '../../../content/admin/memberships'
import { shortDateTime } from '../../../format/dates'
import { clubDate } from '../../../format/daysInWords'
import { planNameOf } from '../../../format/planNames'
import { downloads } from '../downloads'
import { Select } from '../../../ui/fields/Select'
import type { Column } from '../../../ui/lists/TableRow'
import { NotTold } from '../entry/NotTold'
import { PersonAddress } from '../entry/PersonAddress'
import { personColumn } from '../entry/personColumn'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { ExportLink } from '../list/ExportLink'
import { useAdminList } from '../list/useAdminList'
import { useNotice } from '../list/useNotice'
import type { SectionProps } from '../section/AdminSection'
import { optionsOf, parseKey } from '../section/recordKeys'
import { MembershipDialog } from './MembershipDialog'
import { type ChangeKind, MembershipState } from './MembershipState'

const states = [{ value: '', label: texts.anyState }, ...optionsOf(texts.states)]

/** A change of a membership that the team is asked to confirm. */
interface ProposedChange {
  kind: ChangeKind
  membership: MembershipRowFragment
}

type OnAsk = (proposed: ProposedChange) => void

const columnsWith = (onAsk: OnAsk): Column<MembershipRowFragment>[] => [
  { header: texts.number, kind: 'position', cell: ({ number }) => String(number) },
  personColumn(texts.name, 'title'),
  { header: texts.email, kind: 'email', cell: ({ person }) => <PersonAddress of={person.email} /> },
  {
    header: texts.state,
    kind: 'actions',
    cell: membership => (
      <MembershipState membership={membership} onAsk={kind => onAsk({ kind, membership })} />
    ),
  },
  { header: texts.plan, kind: 'date', cell: ({ plan }) => planNameOf(plan) },
  { header: texts.since, kind: 'date', cell: ({ startedAt }) => shortDateTime(startedAt) },
  {
    header: texts.endsOn,
    kind: 'date',
    cell: ({ endsOn }) => (endsOn ? clubDate(endsOn) : texts.none),
  },
]

/**
 * All memberships by founding number. It requests the team's data, so only the team may mount it.
 */
export function Memberships({ title, view }: SectionProps<'state'>) {
  const search = view.get('search')
  const state = parseKey(texts.states, view.get('state'))
  const list = useAdminList(view, {
    useListQuery: useMembershipsQuery,
    field: 'memberships',
    filter: { search, state },
  })
  const [proposed, setProposed] = useState<ProposedChange>()
  const [notice, setNotice] = useNotice(list.key)
  const columns = useMemo(
    () =>
      columnsWith(change => {
        setNotice('')
        setProposed(change)
      }),
    [setNotice],
  )
  const close = () => setProposed(undefined)
  const asked = proposed?.membership
  return (
    <>
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
              onChange={state => view.setParams({ state })}
            />
            <ExportLink href={downloads.list('memberships', { search, state })} />
          </>
        }
        notice={notice.texts}
        notTold={<NotTold people={notice.notTold} />}
      >
        <ListTable list={list} texts={texts} columns={columns} />
      </AdminList>
      <MembershipDialog
        kind={proposed?.kind}
        // After a refusal, the list has it as it is now.
        membership={list.rows.find(({ id }) => id === asked?.id) ?? asked}
        onClose={close}
        onDone={setNotice}
      />
    </>
  )
}
