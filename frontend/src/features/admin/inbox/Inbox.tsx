import { useState } from 'react'
import { invalidate, invalidates } from '../../../api/apollo/invalidate'
import type {
  ContactStatus,
  ContactSubmissionChangedSubscription,
  MessageRowFragment,
} from '../../../api/operationTypes'
import {
  useContactSubmissionChangedSubscription,
  useContactSubmissionsQuery,
  useSetContactStatusMutation,
} from './inbox.generated'
import { inbox as texts } from '../../../content/admin/inbox'
import { useLiveQuery } from '../../../live/useLiveQuery'
import { EmptyList } from '../../../ui/lists/EmptyList'
import { Select } from '../../../ui/fields/Select'
import type { SectionProps } from '../section/AdminSection'
import { AdminList } from '../list/AdminList'
import { useAdminList } from '../list/useAdminList'
import { orRefresh } from '../list/orRefresh'
import { useNotice } from '../list/useNotice'
import { parseKey } from '../section/recordKeys'
import { Message, MessageList, statusOptions } from './Message'

const NOT_DONE = 'notDone'
const noFields = [] as const
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
  /* The change that the notice tells of. Somebody else can change the same message afterwards. */
  const [changed, setChanged] = useState<{ id: string; to: ContactStatus }>()
  const contradicts = ({ id, status }: Pick<MessageRowFragment, 'id' | 'status'>) =>
    id === changed?.id && status !== changed.to
  if (list.rows.some(contradicts)) showOther('')
  // A filter can hide the message. The events reload the list in NewMessagesBadge.
  useLiveQuery(useContactSubmissionChangedSubscription, {
    fields: noFields,
    update: (_cache, { contactSubmissionChanged }: ContactSubmissionChangedSubscription) => {
      if (contradicts(contactSubmissionChanged)) showOther('')
      return true
    },
  })

  async function changeStatus({ id, name }: MessageRowFragment, to: ContactStatus) {
    setNotice('')
    const change = setContactStatus({ variables: { input: { id, status: to } } })
    await orRefresh(change, () => invalidate('contactSubmissions'))
    setChanged({ id, to })
    setNotice(texts.changed(name, to))
  }

  /** Shows a sentence that no status can contradict; an empty one hides the notice. */
  function showOther(sentence: string) {
    setChanged(undefined)
    setNotice(sentence)
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
      {list.rows.length === 0 && <EmptyList text={texts.empty} />}
      <MessageList label={texts.list} stale={list.isStale}>
        {list.drawn.map(message => (
          <Message
            key={message.id}
            message={message}
            onStatusChange={changeStatus}
            onForgotten={showOther}
          />
        ))}
      </MessageList>
    </AdminList>
  )
}
