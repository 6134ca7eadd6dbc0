import { client } from '../../../api/apollo/client'
import { invalidate, invalidates } from '../../../api/apollo/invalidate'
import type { ContactStatus, MessageRowFragment } from '../../../api/operationTypes'
import {
  ContactSubmissionsDocument,
  useContactSubmissionsQuery,
  useSetContactStatusMutation,
} from './inbox.generated'
import { inbox as texts } from '../../../content/admin/inbox'
import { Empty } from '../../../ui/Empty'
import { Select } from '../../../ui/fields/Select'
import type { SectionProps } from '../section/AdminSection'
import { AdminList } from '../list/AdminList'
import { useAdminList } from '../list/useAdminList'
import { orFindDone } from '../list/orFindDone'
import { useNotice } from '../list/useNotice'
import { parseKey } from '../section/recordKeys'
import { Message, MessageList, statusOptions } from './Message'

const NOT_DONE = 'notDone'
const statuses = [
  { value: '', label: texts.anyStatus },
  { value: NOT_DONE, label: texts.notDone },
  ...statusOptions,
]

/**
 * Messages to the club, latest first. It requests the team's data, so only the team may mount it.
 */
export function Inbox({ title, view }: SectionProps<'status'>) {
  const requested = view.get('status')
  const status = parseKey(texts.statuses, requested)
  const notDone = requested === NOT_DONE || undefined
  const list = useAdminList(view, {
    useListQuery: useContactSubmissionsQuery,
    field: 'contactSubmissions',
    filter: { search: view.get('search'), status, notDone },
  })
  const [setContactStatus] = useSetContactStatusMutation({
    refetchQueries: invalidates('contactSubmissions'),
  })
  const [notice, setNotice] = useNotice(list.key)

  async function changeStatus(message: MessageRowFragment, to: ContactStatus) {
    setNotice('')
    const { isAnswered } = await orFindDone<unknown>(
      setContactStatus({ variables: { input: { id: message.id, status: to } } }),
      () => invalidate('contactSubmissions'),
      () => findChanged(message, to),
    )
    setNotice((isAnswered ? texts.changed : texts.changedUnanswered)(message.name, to))
  }

  return (
    <AdminList
      title={title}
      list={list}
      texts={texts}
      filters={
        <Select
          label={texts.status}
          value={notDone ? NOT_DONE : (status ?? '')}
          options={statuses}
          onChange={chosen => view.setParams({ status: chosen })}
        />
      }
      notice={notice.texts}
    >
      {list.rows.length === 0 && <Empty text={texts.empty} />}
      <MessageList label={texts.list} stale={list.isStale}>
        {list.drawn.map(message => (
          <Message
            key={message.id}
            message={message}
            onStatusChange={changeStatus}
            onForgotten={setNotice}
          />
        ))}
      </MessageList>
    </AdminList>
  )
}

/** Requests the sender's messages of this status; undefined if the message is not among them. */
async function findChanged({ id, email }: MessageRowFragment, status: ContactStatus) {
  const { data } = await client.query({
    query: ContactSubmissionsDocument,
    variables: { search: email, status, first: 100 },
    fetchPolicy: 'no-cache',
  })
  return data?.contactSubmissions?.edges.find(({ node }) => node.id === id)
}
