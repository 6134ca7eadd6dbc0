import { SEARCH_MAX } from '@shared/rules'
import {
  useNewsletterSubscriptionsQuery,
  type NewsletterSubscriptionsQuery,
} from '../../../api/generated'
import { type ListView, PAGE_SIZE } from '../useAdminView'
import { shortDateTime } from '../../../format/dates'
import { newsletter as words } from '../../../content/newsletter'
import { paths } from '../../../paths'
import { ListBar } from '../../../ui/ListBar'
import { SearchField } from '../../../ui/SearchField'
import { Table } from '../../../ui/Table'
import type { Column } from '../../../ui/TableRow'
import { Toolbar } from '../../../ui/Toolbar'
import { ExportLink } from '../ExportLink'
import { ListBody } from '../ListBody'
import { ListPager } from '../ListPager'
import { Section } from '../Section'
import { useScrolledBack } from '../useScrolledBack'

type Subscriptions = NonNullable<NewsletterSubscriptionsQuery['newsletterSubscriptions']>
type Subscription = Subscriptions['edges'][0]['node']

const columns: Column<Subscription>[] = [
  { header: words.email, kind: 'title', cell: ({ email }) => email },
  { header: words.since, kind: 'date', cell: ({ createdAt }) => shortDateTime(createdAt) },
]

/** Who asked for the newsletter, the latest first. Asks for the team's data: only the team may mount it. */
export function Newsletter({ view }: { view: ListView }) {
  const { search, after } = view.at
  const { data, previousData, error, refetch } = useNewsletterSubscriptionsQuery({
    variables: { first: PAGE_SIZE, after, search },
    fetchPolicy: 'cache-and-network',
  })
  const failed = data ? undefined : error
  const list = failed ? undefined : (data ?? previousData)?.newsletterSubscriptions
  const stale = !data
  const top = useScrolledBack(after, stale)
  const count = search ? words.found : words.count

  return (
    <Section title={words.title} ref={top}>
      <Toolbar
        search={
          <SearchField
            label={words.search}
            submit={words.find}
            value={search ?? ''}
            maxLength={SEARCH_MAX}
            onSearch={asked => view.show({ search: asked })}
          />
        }
      >
        <ExportLink href={paths.newsletterCsv({ search })} label={words.download} />
      </Toolbar>
      <ListBar
        count={list ? count(list.totalCount) : ''}
        pager={list && <ListPager view={view} list={list} stale={stale} />}
      />
      <ListBody
        view={view}
        list={list}
        filtered={Boolean(search)}
        words={words}
        failed={failed}
        retry={refetch}
      >
        <Table
          caption={words.caption}
          columns={columns}
          rows={list?.edges.map(({ node }) => node) ?? []}
          rowKey={({ id }) => id}
          empty={words.empty}
          stale={stale}
        />
      </ListBody>
    </Section>
  )
}
