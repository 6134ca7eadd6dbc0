import type { CandidateRowFragment } from '../../../api/operationTypes'
import { wavesTexts } from '../../../content/admin/waves'
import { Badge } from '../../../ui/Badge'
import { MailAddress } from '../../../ui/MailAddress'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { Table } from '../../../ui/lists/Table'
import type { Column } from '../../../ui/lists/TableRow'
import { PersonLink } from '../entry/PersonLink'
import { findValue } from '../section/recordKeys'

const texts = wavesTexts.preview

const columns: Column<CandidateRowFragment>[] = [
  { header: texts.position, kind: 'position', cell: ({ position }) => `#${String(position)}` },
  { header: texts.name, kind: 'title', cell: person => <PersonLink person={person} inTable /> },
  { header: texts.email, kind: 'email', cell: ({ email }) => <MailAddress>{email}</MailAddress> },
  { header: texts.result, kind: 'actions', cell: person => <Result person={person} /> },
  { header: texts.addressState, kind: 'date', cell: addressState },
  {
    header: texts.timesAsked,
    kind: 'date',
    cell: ({ timesAsked }) => (timesAsked === 0 ? texts.never : texts.times(timesAsked)),
  },
]

/** Shows whether the person is asked, or the reason why not. */
function Result({ person: { passedOver } }: { person: CandidateRowFragment }) {
  return (
    <MarkedCell
      mark={
        passedOver ? (
          <Badge status={texts.isPassedOver} look="other" />
        ) : (
          <Badge status={texts.isAsked} look="invited" />
        )
      }
    />
  )
}

/** Returns the reason of a person who is passed over, or else the state of the address. */
function addressState({ passedOver, emailConfirmed }: CandidateRowFragment): string {
  if (passedOver) return findValue(texts.reasons, passedOver) ?? passedOver
  return emailConfirmed ? texts.confirmed : texts.unconfirmed
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
  return <Table caption={texts.caption} columns={columns} rows={rows} empty={texts.nobody} />
}
