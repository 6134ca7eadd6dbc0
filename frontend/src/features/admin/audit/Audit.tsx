import { Filter, X } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { AuditRowFragment } from '../../../api/operationTypes'
import { auditTexts as texts } from '../../../content/admin/audit'
import { shortDateTime } from '../../../format/dates'
import { downloads } from '../downloads'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/fields/Select'
import { Icon } from '../../../ui/Icon'
import type { Column } from '../../../ui/lists/TableRow'
import { rem, theme } from '../../../ui/theme'
import { useLiveQuery } from '../../../live/useLiveQuery'
import { PersonLink } from '../entry/PersonLink'
import { addressInWords, nameOrEmail } from '../entry/personNames'
import { AdminList } from '../list/AdminList'
import { ExportLink } from '../list/ExportLink'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import { inlineLink } from '../panel/inlineLink'
import type { SectionProps } from '../section/AdminSection'
import { samePage } from '../section/useAdminView'
import { useAuditRecordedSubscription } from '../entry/auditRecorded.generated'
import { useAuditFiltersQuery, useAuditLogQuery } from './audit.generated'

const live = { fields: ['auditLog'] as const }

const columnsWith = (
  aboutPath: (id: string) => string,
  about: string | undefined,
): Column<AuditRowFragment>[] => [
  { header: texts.what, kind: 'title', width: '22%', cell: ({ what }) => what },
  {
    header: texts.whom,
    kind: 'date',
    width: '16%',
    cell: ({ subject }) => <Subject subject={subject} onlyPath={about ? undefined : aboutPath} />,
  },
  { header: texts.change, kind: 'date', width: '16%', cell: record => <Changes record={record} /> },
  {
    header: texts.who,
    kind: 'email',
    width: '19%',
    cell: ({ actorName, actorEmail }) =>
      actorName ?? (actorEmail === null ? texts.nobody : addressInWords(actorEmail)),
  },
  { header: texts.from, kind: 'date', width: '12%', cell: fromOf },
  {
    header: texts.when,
    kind: 'date',
    width: '15%',
    cell: ({ createdAt }) => shortDateTime(createdAt),
  },
]

function fromOf({ tokenId, tokenName, browser }: AuditRowFragment): string {
  return tokenId === null ? (browser ?? texts.none) : texts.token(tokenName)
}

interface SubjectProps {
  subject: AuditRowFragment['subject']
  /** Returns the URL of the records about a person; missing while the list shows only those. */
  onlyPath: ((id: string) => string) | undefined
}

/** The person whom a record is about, and a link to all records about them. */
function Subject({ subject, onlyPath }: SubjectProps) {
  if (!subject) return texts.none
  const label = texts.about.show(nameOrEmail(subject))
  return (
    <NameAndFilter>
      <PersonLink person={{ ...subject, userId: subject.id }} inTable />
      {onlyPath && (
        <Only to={onlyPath(subject.id)} state={samePage} aria-label={label} title={label}>
          <Icon of={Filter} size={16} />
        </Only>
      )}
    </NameAndFilter>
  )
}

/** What a record says of the values before and after, one line for each field. */
function Changes({ record: { before, after } }: { record: AuditRowFragment }) {
  const lines = texts.changes(before, after)
  if (lines.length === 0) return texts.none
  return lines.map(line => <Line key={line}>{line}</Line>)
}

/** The audit log, latest first, kept up to date by a subscription. Only the team may mount it. */
export function Audit({ title, view }: SectionProps<'userId' | 'actorId' | 'action'>) {
  const { data: choices } = useAuditFiltersQuery({ fetchPolicy: 'cache-and-network' })
  const { kinds = [], staff = [] } = choices?.auditFilters ?? {}
  // A shared link can name an act that this version does not know.
  const action = kinds.find(kind => kind.action === view.get('action'))?.action
  const filter = {
    search: view.get('search'),
    userId: view.get('userId'),
    actorId: view.get('actorId'),
    action,
  }
  const list = useAdminList(view, { useListQuery: useAuditLogQuery, field: 'auditLog', filter })
  useLiveQuery(useAuditRecordedSubscription, live)
  const columns = useMemo(
    () => columnsWith(id => view.pathWith({ userId: id }), filter.userId),
    [view, filter.userId],
  )
  return (
    <AdminList
      title={title}
      list={list}
      texts={texts}
      filters={
        <Choices>
          <Select
            label={texts.kind}
            value={action ?? ''}
            options={[
              { value: '', label: texts.anyKind },
              ...kinds.map(kind => ({ value: kind.action, label: kind.what })),
            ]}
            onChange={chosen => view.setParams({ action: chosen })}
          />
          <Select
            label={texts.staff}
            value={filter.actorId ?? ''}
            options={[
              { value: '', label: texts.anyStaff },
              ...staff.map(person => ({ value: person.id, label: nameOrEmail(person) })),
            ]}
            onChange={chosen => view.setParams({ actorId: chosen })}
          />
          {filter.userId && (
            <Button
              tone="secondary"
              icon={X}
              compact
              onClick={() => view.setParams({ userId: undefined })}
            >
              {texts.about.hide(nameOfSubject(list.rows, filter.userId))}
            </Button>
          )}
          <ExportLink href={downloads.list('audit', filter)} />
        </Choices>
      }
    >
      <ListTable list={list} texts={texts} columns={columns} />
    </AdminList>
  )
}

/* Every row of the filtered list is about the person. */
function nameOfSubject(rows: readonly AuditRowFragment[], id: string): string {
  const subject = rows.find(row => row.subject?.id === id)?.subject
  return subject ? nameOrEmail(subject) : texts.about.somebody
}

/* As wide before their options have loaded. */
const Choices = styled.div`
  display: contents;

  select {
    width: ${rem(172)};
  }
  ${theme.media.phone} {
    select {
      width: 100%;
    }
  }
`

const Line = styled.span`
  white-space: normal;
  overflow-wrap: anywhere;

  /* The first one stays on the line of the heading, which a card shows before it. */
  & + & {
    display: block;
  }
`

/* The icon stays beside a name of two lines. */
const NameAndFilter = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${rem(6)};
  max-width: 100%;
`

const Only = styled(Link)`
  ${inlineLink}
  flex: none;

  ${theme.media.print} {
    display: none;
  }
`
