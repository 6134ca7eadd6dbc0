import styled from 'styled-components'
import type { WaitlistRowFragment, WaitlistStatus } from '../../api/generated'
import { admin } from '../../content/admin'
import { shortDateTime } from '../../content/clubTime'
import { planNames } from '../../content/planWish'
import { Address } from '../../ui/Address'
import { type Column, Table } from '../../ui/Table'
import type { Sorting } from '../../ui/tableHead'
import { rem } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { shownName } from './person'
import { StatusCell } from './StatusCell'

const words = admin.table

interface WaitlistTableProps {
  rows: WaitlistRowFragment[]
  sorting: Sorting
  stale: boolean
  onMove: (entry: WaitlistRowFragment, to: WaitlistStatus) => Promise<unknown>
  onRefused: () => Promise<unknown>
}

/** The name, and the plan the person would like if they said so. */
function Named({ entry: { user, planWish } }: { entry: WaitlistRowFragment }) {
  return (
    <>
      {shownName(user)}
      {planWish && <Wish> {words.wish(planNames[planWish])}</Wish>}
    </>
  )
}

/** One page of the list, in six columns. */
export function WaitlistTable({ rows, sorting, stale, ...steps }: WaitlistTableProps) {
  const columns: Column<WaitlistRowFragment>[] = [
    {
      header: words.position,
      kind: 'position',
      sort: 'position',
      cell: ({ position }) => `#${String(position)}`,
    },
    { header: words.name, kind: 'title', sort: 'name', cell: entry => <Named entry={entry} /> },
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
      cell: entry => <StatusCell entry={entry} {...steps} />,
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
      rows={rows}
      rowKey={({ id }) => id}
      empty={words.empty}
      sorting={sorting}
      stale={stale}
    />
  )
}

const Wish = styled.span`
  color: ${tone.text2};
  font-weight: 450;
  font-size: ${rem(14)};
  white-space: nowrap;
`
