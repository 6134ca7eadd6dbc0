import { useState } from 'react'
import { client } from '../../../api/apollo/client'
import { invalidate, invalidates } from '../../../api/apollo/invalidate'
import { sendOrFind } from '../../../api/apollo/sendOrFind'
import type {
  ContactStatus,
  ContactSubmissionChangedSubscription,
  MessageRowFragment,
} from '../../../api/operationTypes'
import {
  ContactSubmissionsDocument,
  useContactSubmissionChangedSubscription,
  useContactSubmissionsQuery,
  useSetContactStatusMutation,
} from './inbox.generated'
import { inbox as texts } from '../../../content/admin/inbox'
import { useLiveQuery } from '../../../live/useLiveQuery'
import { EmptyList } from '../../../ui/lists/EmptyList'
import { Select } from '../../../ui/fields/Select'
import { toast } from '../../../ui/toast'
import type { SectionProps } from '../section/AdminSection'
import { AdminList } from '../list/AdminList'
import { PAGE_SIZE } from '../list/connectionPage'
import { useAdminList } from '../list/useAdminList'
import { orRefresh } from '../list/orRefresh'
import { orUnanswered } from '../list/orUnanswered'
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

  async function changeStatus(message: MessageRowFragment, to: ContactStatus) {
    setNotice('')
    const { id, name } = message
    const from = parseKey(texts.statuses, message.status)
    const change = sendOrFind(
      () => setContactStatus({ variables: { input: { id, from, status: to } } }),
      ['contactSubmissions'],
      async () => (await findStatus(message)) === to,
    )
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
            onStatusChange={(changing, to) =>
              orUnanswered(changeStatus(changing, to), () => {
                toast({ ...texts.unanswered, variant: 'destructive' })
              })
            }
            onForgotten={showOther}
          />
        ))}
      </MessageList>
    </AdminList>
  )
}

/** Requests a message again, which a filter of the list may hide, and returns its status. */
async function findStatus({ id, email }: MessageRowFragment): Promise<ContactStatus | undefined> {
  const { data } = await client.query({
    query: ContactSubmissionsDocument,
    variables: { first: PAGE_SIZE, search: email },
    fetchPolicy: 'no-cache',
  })
  return data?.contactSubmissions?.edges.find(({ node }) => node.id === id)?.node.status
}
