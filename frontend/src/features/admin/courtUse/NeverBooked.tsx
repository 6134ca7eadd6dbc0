import type { MembersWithoutBookingQuery } from '../../../api/operationTypes'
import { courtUseTexts } from '../../../content/admin/courtUse'
import { shortDateTime } from '../../../format/dates'
import { planNameOf } from '../../../format/planNames'
import { Text } from '../../../ui/Text'
import type { Column } from '../../../ui/lists/TableRow'
import { PersonAddress } from '../entry/PersonAddress'
import { personColumn } from '../entry/personColumn'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import { useMembersWithoutBookingQuery } from './courtUse.generated'
import type { CourtUseProps } from './courtUseProps'

const texts = courtUseTexts.never

type Member = NonNullable<
  MembersWithoutBookingQuery['membersWithoutBooking']
>['edges'][number]['node']

const columns: Column<Member>[] = [
  { header: texts.number, kind: 'position', cell: ({ number }) => String(number) },
  personColumn(texts.member, 'title'),
  { header: texts.email, kind: 'email', cell: ({ person }) => <PersonAddress of={person.email} /> },
  { header: texts.plan, kind: 'date', cell: ({ plan }) => planNameOf(plan) },
  { header: texts.since, kind: 'date', cell: ({ startedAt }) => shortDateTime(startedAt) },
]

/** The active members without a booking since the period began, the oldest membership first. */
export function NeverBooked({ title, view, period }: CourtUseProps) {
  const list = useAdminList(view, {
    useListQuery: useMembersWithoutBookingQuery,
    field: 'membersWithoutBooking',
    filter: { period },
  })
  return (
    <AdminList title={title} list={list} texts={texts}>
      <ListTable list={list} texts={texts} columns={columns} />
      <Text tone="muted">{texts.note}</Text>
    </AdminList>
  )
}
