import { useMemo } from 'react'
import styled from 'styled-components'
import type { WaitlistRowFragment } from '../../../api/operationTypes'
import { admin } from '../../../content/admin/admin'
import { shortDateTime } from '../../../format/dates'
import { planNameOf } from '../../../format/planNames'
import { Table } from '../../../ui/lists/Table'
import type { Column } from '../../../ui/lists/TableRow'
import type { Sorting } from '../../../ui/lists/tableHead'
import type { Selection } from '../../../ui/lists/tableSelection'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { PersonLink } from '../entry/PersonLink'
import { PersonAddress } from '../entry/PersonAddress'
import { StatusCell } from './StatusCell'
import type { ProposedStep } from './StatusStepDialog'

const texts = admin.table

interface WaitlistTableProps {
  rows: WaitlistRowFragment[]
  total: number
  before: number
  /** Undefined for people who may not change several entries. */
  selection: Selection<WaitlistRowFragment> | undefined
  sorting: Sorting
  stale: boolean
  onAsk: (proposed: ProposedStep) => void
}

/** Shows the name and, if the person gave one, the plan wish. */
function Named({ entry }: { entry: WaitlistRowFragment }) {
  const link = <PersonLink person={entry.user} inTable />
  if (!entry.planWish) return link
  return (
    <TwoLines>
      {link}
      <Wish>{` ${texts.wish(planNameOf(entry.planWish))}`}</Wish>
    </TwoLines>
  )
}

function columnsWith(onAsk: WaitlistTableProps['onAsk']): Column<WaitlistRowFragment>[] {
  return [
    {
      header: texts.position,
      kind: 'position',
      width: rem(96),
      sort: 'position',
      cell: ({ position }) => `#${String(position)}`,
    },
    { header: texts.name, kind: 'title', sort: 'name', cell: entry => <Named entry={entry} /> },
    {
      header: texts.email,
      kind: 'email',
      width: rem(152),
      sort: 'email',
      cell: ({ user }) => <PersonAddress of={user.email} />,
    },
    {
      header: texts.status,
      kind: 'actions',
      width: rem(312),
      sort: 'status',
      cell: entry => <StatusCell entry={entry} onAsk={onAsk} />,
    },
    {
      header: texts.joined,
      kind: 'date',
      width: rem(112),
      sort: 'joinedAt',
      cell: ({ createdAt }) => shortDateTime(createdAt),
    },
    {
      header: texts.since,
      kind: 'date',
      width: rem(112),
      sort: 'memberSince',
      cell: ({ user }) => (user.joinDate ? shortDateTime(user.joinDate) : texts.none),
    },
  ]
}

/** Shows one page of the list in six columns. The name has the width that the others leave. */
export function WaitlistTable({ onAsk, ...table }: WaitlistTableProps) {
  const columns = useMemo(() => columnsWith(onAsk), [onAsk])
  return (
    <Columns>
      <Table caption={texts.caption} columns={columns} {...table} empty={texts.empty} />
    </Columns>
  )
}

/* The lines of a long name are about as long as each other. */
const Columns = styled.div`
  tbody th {
    text-wrap: balance;
  }
`

/* Keeps the height of a row that has two lines. */
const TwoLines = styled.div`
  margin-block: ${rem(-8)};
  line-height: ${rem(20)};

  ${theme.media.cards} {
    margin-block: 0;
  }
`

const Wish = styled.span`
  display: block;
  color: ${tone.text2};
  font-weight: 450;
  font-size: ${rem(14)};
  white-space: nowrap;
`
