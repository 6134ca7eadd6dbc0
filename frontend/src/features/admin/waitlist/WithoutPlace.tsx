import type { AccountsWithoutPlaceQuery } from '../../../api/operationTypes'
import { admin } from '../../../content/admin/admin'
import { shortDateTime } from '../../../format/dates'
import type { Column } from '../../../ui/lists/TableRow'
import { PersonAddress } from '../entry/PersonAddress'
import { PersonLink } from '../entry/PersonLink'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import type { SectionProps } from '../section/AdminSection'
import { StatusFilter } from './WaitlistFilters'
import type { WaitlistParam } from './waitlistParams'
import { useAccountsWithoutPlaceQuery } from './withoutPlace.generated'

const texts = admin.withoutPlace

type Account = NonNullable<AccountsWithoutPlaceQuery['accounts']>['edges'][number]['node']

const columns: Column<Account>[] = [
  {
    header: texts.name,
    kind: 'title',
    cell: account => <PersonLink person={{ ...account, userId: account.id }} inTable />,
  },
  { header: texts.email, kind: 'email', cell: ({ email }) => <PersonAddress of={email} /> },
  {
    header: texts.address,
    kind: 'date',
    cell: ({ emailConfirmed }) => (emailConfirmed ? texts.confirmed : texts.unconfirmed),
  },
  { header: texts.since, kind: 'date', cell: ({ createdAt }) => shortDateTime(createdAt) },
]

/** The accounts that have no place on the waitlist, the latest first. */
export function WithoutPlace({ title, view }: SectionProps<WaitlistParam>) {
  const list = useAdminList(view, {
    useListQuery: useAccountsWithoutPlaceQuery,
    field: 'accounts',
    filter: { search: view.get('search') },
  })
  return (
    <AdminList title={title} list={list} texts={texts} filters={<StatusFilter view={view} />}>
      <ListTable list={list} texts={texts} columns={columns} />
    </AdminList>
  )
}
