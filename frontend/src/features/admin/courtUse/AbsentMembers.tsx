import type { AbsentMembersQuery } from '../../../api/operationTypes'
import { courtUseTexts } from '../../../content/admin/courtUse'
import { clubDate } from '../../../format/daysInWords'
import type { Column } from '../../../ui/lists/TableRow'
import { PersonAddress } from '../entry/PersonAddress'
import { personColumn } from '../entry/personColumn'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import { useAbsentMembersQuery } from './courtUse.generated'
import type { CourtUseProps } from './courtUseProps'

const texts = courtUseTexts.absent

type Member = NonNullable<AbsentMembersQuery['absentMembers']>['edges'][number]['node']

const columns: Column<Member>[] = [
  { header: texts.times, kind: 'position', cell: ({ noShows }) => String(noShows) },
  personColumn(texts.member, 'title'),
  { header: texts.email, kind: 'email', cell: ({ person }) => <PersonAddress of={person.email} /> },
  { header: texts.latest, kind: 'date', cell: ({ latest }) => clubDate(latest) },
]

/** The members who did not come three times or more in the period, most often first. */
export function AbsentMembers({ title, view, period }: CourtUseProps) {
  const list = useAdminList(view, {
    useListQuery: useAbsentMembersQuery,
    field: 'absentMembers',
    filter: { period },
  })
  return (
    <AdminList title={title} list={list} texts={texts}>
      <ListTable list={list} texts={texts} columns={columns} />
    </AdminList>
  )
}
