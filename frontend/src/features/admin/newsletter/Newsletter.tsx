import type { NewsletterSubscriptionsQuery } from '../../../api/generated'
import { useNewsletterSubscriptionsQuery } from '../../../api/generatedTeam'
import { newsletter as words } from '../../../content/newsletter'
import { shortDateTime } from '../../../format/dates'
import { paths } from '../../../paths'
import type { Column } from '../../../ui/lists/TableRow'
import { ExportLink } from '../list/ExportLink'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import type { SectionProps } from '../section/AdminSection'

type Subscriptions = NonNullable<NewsletterSubscriptionsQuery['newsletterSubscriptions']>
type Subscription = Subscriptions['edges'][0]['node']

const columns: Column<Subscription>[] = [
  { header: words.email, kind: 'title', cell: ({ email }) => email },
  { header: words.since, kind: 'date', cell: ({ createdAt }) => shortDateTime(createdAt) },
]

/**
 * The newsletter's subscribers, latest first. It requests the team's data, so only the team may
 * mount it.
 */
export function Newsletter({ title, view }: SectionProps) {
  const search = view.get('search')
  const list = useAdminList(view, {
    useListQuery: useNewsletterSubscriptionsQuery,
    field: 'newsletterSubscriptions',
    filter: { search },
  })
  return (
    <AdminList
      title={title}
      list={list}
      words={words}
      filters={<ExportLink href={paths.listCsv('newsletter', { search })} label={words.download} />}
    >
      <ListTable list={list} words={words} columns={columns} />
    </AdminList>
  )
}
