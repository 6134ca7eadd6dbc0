import type { MailRowFragment } from '../../../api/operationTypes'
import { useMailsQuery } from './mail.generated'
import { mailWords as words } from '../../../content/admin/mail'
import { shortDateTime } from '../../../format/dates'
import { Address } from '../../../ui/lists/Address'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { Select } from '../../../ui/fields/Select'
import type { Column } from '../../../ui/lists/TableRow'
import type { SectionProps } from '../section/AdminSection'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import { parseKey, recordKeys } from '../section/recordKeys'
import { MailLink } from './MailLink'
import { MailPanel } from './MailPanel'
import { MailQueue } from './MailQueue'
import { MailStateBadge } from './MailStateBadge'

const states = [
  { value: '', label: words.anyState },
  ...recordKeys(words.states).map(value => ({ value, label: words.states[value] })),
]

const columns: Column<MailRowFragment>[] = [
  { header: words.template, kind: 'title', cell: mail => <MailLink mail={mail} /> },
  { header: words.to, kind: 'email', cell: ({ to }) => <Address of={to} /> },
  {
    header: words.state,
    kind: 'actions',
    cell: ({ state }) => <MarkedCell mark={<MailStateBadge state={state} />} />,
  },
  { header: words.written, kind: 'date', cell: ({ createdAt }) => shortDateTime(createdAt) },
  { header: words.sentOrDue, kind: 'date', cell: sentOrDue },
]

function sentOrDue({ state, sentAt, dueAt }: MailRowFragment): string {
  if (sentAt) return shortDateTime(sentAt)
  return state === 'queued' ? shortDateTime(dueAt) : words.none
}

/**
 * All mails with their states, latest first. It requests the team's data, so only the team may
 * mount it.
 */
export function Mails({ title, view }: SectionProps<'state'>) {
  const state = parseKey(words.states, view.get('state'))
  const list = useAdminList(view, {
    useListQuery: useMailsQuery,
    field: 'mails',
    filter: { search: view.get('search'), state },
  })
  return (
    <>
      <MailQueue />
      <AdminList
        title={title}
        list={list}
        words={words}
        filters={
          <Select
            label={words.state}
            value={state ?? ''}
            options={states}
            onChange={asked => view.setParams({ state: asked })}
          />
        }
      >
        <ListTable list={list} words={words} columns={columns} />
      </AdminList>
      <MailPanel />
    </>
  )
}
