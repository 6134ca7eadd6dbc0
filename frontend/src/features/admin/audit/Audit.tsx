import styled from 'styled-components'
import type { AuditRowFragment } from '../../../api/operationTypes'
import { auditTexts as texts } from '../../../content/admin/audit'
import { shortDateTime } from '../../../format/dates'
import type { Column } from '../../../ui/lists/TableRow'
import { useLiveQuery } from '../../../live/useLiveQuery'
import { PersonLink } from '../entry/PersonLink'
import { nameOrEmail } from '../entry/personNames'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import type { SectionProps } from '../section/AdminSection'
import { useAuditLogQuery, useAuditRecordedSubscription } from './audit.generated'

const live = { update: () => false, fields: ['auditLog'] as const }

const columns: Column<AuditRowFragment>[] = [
  { header: texts.what, kind: 'title', cell: ({ what }) => what },
  { header: texts.whom, kind: 'date', cell: record => <Subject record={record} /> },
  { header: texts.change, kind: 'date', cell: record => <Changes record={record} /> },
  {
    header: texts.who,
    kind: 'email',
    cell: ({ actorName, actorEmail }) => actorName ?? actorEmail ?? texts.nobody,
  },
  { header: texts.from, kind: 'date', cell: fromOf },
  { header: texts.when, kind: 'date', cell: ({ createdAt }) => shortDateTime(createdAt) },
]

function fromOf({ tokenId, tokenName, browser }: AuditRowFragment): string {
  return tokenId === null ? (browser ?? texts.none) : texts.token(tokenName)
}

/** The person whom a record is about, as a link if they have an entry. */
function Subject({ record: { subject } }: { record: AuditRowFragment }) {
  if (!subject) return texts.none
  const { entryId, ...user } = subject
  return entryId === null ? (
    nameOrEmail(user)
  ) : (
    <PersonLink entry={{ id: entryId, user }} inTable inPanel />
  )
}

/** What a record says of the values before and after, one line for each field. */
function Changes({ record: { before, after } }: { record: AuditRowFragment }) {
  const lines = texts.changes(before, after)
  if (lines.length === 0) return texts.none
  return lines.map(line => <Line key={line}>{line}</Line>)
}

/** The audit log, latest first, kept up to date by a subscription. Only the team may mount it. */
export function Audit({ title, view }: SectionProps) {
  const list = useAdminList(view, {
    useListQuery: useAuditLogQuery,
    field: 'auditLog',
    filter: { search: view.get('search') },
  })
  useLiveQuery(useAuditRecordedSubscription, live)
  return (
    <AdminList title={title} list={list} texts={texts}>
      <ListTable list={list} texts={texts} columns={columns} />
    </AdminList>
  )
}

const Line = styled.span`
  display: block;
  white-space: normal;
  overflow-wrap: anywhere;
`
