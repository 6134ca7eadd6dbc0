import type { WaitlistRowFragment } from '../../api/generated'
import { admin } from '../../content/admin'
import { shortDateTime } from '../../content/clubTime'
import { Badge } from '../../ui/Badge'
import { type Column, Table } from '../../ui/Table'

const words = admin.table

const columns: Column<WaitlistRowFragment>[] = [
  { header: words.position, kind: 'position', cell: ({ position }) => `#${String(position)}` },
  { header: words.name, kind: 'title', cell: ({ user }) => nameOf(user) },
  { header: words.email, kind: 'line', cell: ({ user }) => user.email },
  { header: words.status, kind: 'badge', cell: ({ status }) => <Badge status={status} /> },
  { header: words.joined, kind: 'date', cell: ({ createdAt }) => shortDateTime(createdAt) },
  {
    header: words.since,
    kind: 'date',
    cell: ({ user }) => (user.joinDate ? shortDateTime(user.joinDate) : words.none),
  },
]

/** Everyone on the list, first place first. */
export function WaitlistTable({ rows }: { rows: WaitlistRowFragment[] }) {
  return (
    <Table
      caption={words.caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={words.empty}
    />
  )
}

const nameOf = ({ firstName, lastName }: WaitlistRowFragment['user']) =>
  [firstName, lastName].filter(Boolean).join(' ') || words.none
