import type { CandidateRowFragment } from '../../../api/operationTypes'
import { wavesWords } from '../../../content/admin/waves'
import { Badge } from '../../../ui/Badge'
import { Address } from '../../../ui/lists/Address'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { Table } from '../../../ui/lists/Table'
import type { Column } from '../../../ui/lists/TableRow'
import { displayName } from '../entry/personNames'
import { findValue } from '../section/recordKeys'

const words = wavesWords.preview

const columns: Column<CandidateRowFragment>[] = [
  { header: words.position, kind: 'position', cell: ({ position }) => `#${String(position)}` },
  { header: words.name, kind: 'title', cell: displayName },
  { header: words.email, kind: 'email', cell: ({ email }) => <Address of={email} /> },
  { header: words.result, kind: 'actions', cell: person => <Result person={person} /> },
  { header: words.addressState, kind: 'date', cell: addressState },
  {
    header: words.timesAsked,
    kind: 'date',
    cell: ({ timesAsked }) => (timesAsked === 0 ? words.never : words.times(timesAsked)),
  },
]

/** Shows whether the person is asked, or the reason why not. */
function Result({ person: { passedOver } }: { person: CandidateRowFragment }) {
  return (
    <MarkedCell
      mark={
        passedOver ? (
          <Badge status={words.isPassedOver} look="other" />
        ) : (
          <Badge status={words.isAsked} look="invited" />
        )
      }
    />
  )
}

/** Returns the reason of a person who is passed over, or else the state of the address. */
function addressState({ passedOver, emailConfirmed }: CandidateRowFragment): string {
  if (passedOver) return findValue(words.reasons, passedOver) ?? passedOver
  return emailConfirmed ? words.confirmed : words.unconfirmed
}

interface PreviewTableProps {
  people: readonly CandidateRowFragment[]
  passedOver: readonly CandidateRowFragment[]
}

/** Shows who would be asked and who is passed over, in the order of asking. */
export function PreviewTable({ people, passedOver }: PreviewTableProps) {
  const rows = [...people, ...passedOver].sort(
    (one, other) => one.timesAsked - other.timesAsked || one.position - other.position,
  )
  return (
    <Table
      caption={words.caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={words.nobody}
    />
  )
}
