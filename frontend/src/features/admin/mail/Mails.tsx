import type { MailRowFragment } from '../../../api/operationTypes'
import { isFirst } from '../../../api/apollo/isFirst'
import { useMailQueueQuery, useMailsQuery } from './mail.generated'
import { mailTexts as texts } from '../../../content/admin/mail'
import { shortDateTime } from '../../../format/dates'
import { MailAddress } from '../../../ui/MailAddress'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { Select } from '../../../ui/fields/Select'
import type { Column } from '../../../ui/lists/TableRow'
import type { SectionProps } from '../section/AdminSection'
import { AccountLink } from '../entry/AccountLink'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import { optionsOf, parseKey } from '../section/recordKeys'
import { MailLink } from './MailLink'
import { MailPanel } from './MailPanel'
import { MailStateBadge } from './MailStateBadge'
import { NotSending } from './NotSending'

const UNDELIVERABLE = 'undeliverable'
const states = [
  { value: '', label: texts.anyState },
  { value: UNDELIVERABLE, label: texts.refused },
  ...optionsOf(texts.states),
]

const columns: Column<MailRowFragment>[] = [
  { header: texts.template, kind: 'title', width: '18%', cell: mail => <MailLink mail={mail} /> },
  {
    header: texts.to,
    kind: 'email',
    width: '31%',
    cell: ({ to, account }) => (
      <AccountLink account={account}>
        <MailAddress>{to}</MailAddress>
      </AccountLink>
    ),
  },
  {
    header: texts.state,
    kind: 'actions',
    width: '13%',
    cell: ({ state }) => <MarkedCell mark={<MailStateBadge state={state} />} />,
  },
  {
    header: texts.written,
    kind: 'date',
    width: '19%',
    cell: ({ createdAt }) => shortDateTime(createdAt),
  },
  { header: texts.sentOrDue, kind: 'date', width: '19%', cell: sentOrDue },
]

function sentOrDue({ state, sentAt, dueAt }: MailRowFragment): string {
  if (sentAt) return shortDateTime(sentAt)
  return state === 'queued' ? shortDateTime(dueAt) : texts.none
}

/**
 * All mails with their states, latest first. It requests the team's data, so only the team may
 * mount it.
 */
export function Mails({ title, view }: SectionProps<'state'>) {
  const requested = view.get('state')
  const state = parseKey(texts.states, requested)
  const undeliverable = requested === UNDELIVERABLE || undefined
  const list = useAdminList(view, {
    useListQuery: useMailsQuery,
    field: 'mails',
    filter: { search: view.get('search'), state, undeliverable },
  })
  const queue = useMailQueueQuery({ fetchPolicy: 'cache-first' })
  return (
    <>
      <AdminList
        title={title}
        list={list}
        texts={texts}
        notice={<NotSending />}
        isWaiting={isFirst(queue)}
        filters={
          <Select
            label={texts.state}
            value={undeliverable ? UNDELIVERABLE : (state ?? '')}
            options={states}
            onChange={chosen => view.setParams({ state: chosen })}
          />
        }
      >
        <ListTable list={list} texts={texts} columns={columns} />
      </AdminList>
      <MailPanel />
    </>
  )
}
