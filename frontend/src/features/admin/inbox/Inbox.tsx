import {
  NewMessagesDocument,
  useContactSubmissionsQuery,
  useSetContactStatusMutation,
  type ContactStatus,
  type MessageRowFragment,
} from '../../../api/generated'
import { type ListView, PAGE_SIZE } from '../useAdminView'
import { inbox as words } from '../../../content/inbox'
import { Empty } from '../../../ui/Empty'
import { ListBar } from '../../../ui/ListBar'
import { ListBody } from '../ListBody'
import { ListPager } from '../ListPager'
import { Section } from '../Section'
import { useNotice } from '../useNotice'
import { useScrolledBack } from '../useScrolledBack'
import { InboxTools } from './InboxTools'
import { Message, Messages } from './Message'
import { statusIn } from './statuses'

/** What people wrote to the club, the latest first. Asks for the team's data: only the team may mount it. */
export function Inbox({ view }: { view: ListView }) {
  const { search, after } = view.at
  const status = statusIn(view.at)
  const { data, previousData, error, refetch } = useContactSubmissionsQuery({
    variables: { first: PAGE_SIZE, after, search, status },
    fetchPolicy: 'cache-and-network',
  })
  const [setContactStatus] = useSetContactStatusMutation({ refetchQueries: [NewMessagesDocument] })
  const [changed, tell] = useNotice(JSON.stringify([search, status, after]))
  const failed = data ? undefined : error
  const list = failed ? undefined : (data ?? previousData)?.contactSubmissions
  const stale = !data
  const top = useScrolledBack(after, stale)
  const filtered = Boolean(search ?? status)
  const count = filtered ? words.found : words.count

  async function change({ id, name }: MessageRowFragment, to: ContactStatus) {
    tell('')
    await setContactStatus({ variables: { input: { id, status: to } } })
    tell(words.changed(name, to))
  }

  return (
    <Section title={words.title} ref={top}>
      <InboxTools view={view} />
      <ListBar
        count={list ? count(list.totalCount) : ''}
        notice={changed}
        pager={list && <ListPager view={view} list={list} stale={stale} />}
      />
      <ListBody
        view={view}
        list={list}
        filtered={filtered}
        words={words}
        failed={failed}
        retry={refetch}
      >
        {list?.edges.length === 0 && <Empty text={words.empty} />}
        <Messages label={words.list} stale={stale}>
          {list?.edges.map(({ node }) => (
            <Message key={node.id} message={node} onChange={change} />
          ))}
        </Messages>
      </ListBody>
    </Section>
  )
}
