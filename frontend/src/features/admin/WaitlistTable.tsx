import type { WaitlistRowFragment, WaitlistStatus } from '../../api/generated'
import { admin } from '../../content/admin'
import { shortDateTime } from '../../content/clubTime'
import { Address } from '../../ui/Address'
import { type Column, Table } from '../../ui/Table'
import type { Sorting } from '../../ui/tableHead'
import type { Selection } from '../../ui/tableSelection'
import { PersonLink } from './person/PersonLink'
import { StatusCell } from './StatusCell'

const words = admin.table

interface WaitlistTableProps {
  rows: WaitlistRowFragment[]
  total: number
  before: number
  selection: Selection<WaitlistRowFragment>
  sorting: Sorting
  stale: boolean
  onMove: (entries: readonly WaitlistRowFragment[], to: WaitlistStatus) => Promise<unknown>
  onRefused: () => Promise<unknown>
}

/** One page of the list, in six columns. */
export function WaitlistTable({ onMove, onRefused, ...table }: WaitlistTableProps) {
  const columns: Column<WaitlistRowFragment>[] = [
    {
      header: words.position,
      kind: 'position',
      sort: 'position',
      cell: ({ position }) => `#${String(position)}`,
    },
    {
      header: words.name,
      kind: 'title',
      sort: 'name',
      cell: entry => <PersonLink entry={entry} />,
    },
    {
      header: words.email,
      kind: 'line',
      sort: 'email',
      cell: ({ user }) => <Address of={user.email} />,
    },
    {
      header: words.status,
      kind: 'steps',
      sort: 'status',
      cell: entry => <StatusCell entry={entry} onMove={onMove} onRefused={onRefused} />,
    },
    {
      header: words.joined,
      kind: 'date',
      sort: 'joinedAt',
      cell: ({ createdAt }) => shortDateTime(createdAt),
    },
    {
      header: words.since,
      kind: 'date',
      sort: 'memberSince',
      cell: ({ user }) => (user.joinDate ? shortDateTime(user.joinDate) : words.none),
    },
  ]
  return (
    <Table
      caption={words.caption}
      columns={columns}
      {...table}
      rowKey={({ id }) => id}
      empty={words.empty}
    />
  )
}
