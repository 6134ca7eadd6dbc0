import { useMemo } from 'react'
import type { NewsletterSubscriptionsQuery } from '../../../api/operationTypes'
import { useNewsletterFiguresQuery, useNewsletterSubscriptionsQuery } from './newsletter.generated'
import { newsletter as texts } from '../../../content/admin/newsletter'
import { shortDateTime } from '../../../format/dates'
import { downloads } from '../downloads'
import { MailAddress } from '../../../ui/MailAddress'
import type { Column } from '../../../ui/lists/TableRow'
import { AccountLink } from '../entry/AccountLink'
import { ForgetData } from '../entry/ForgetData'
import { ExportLink } from '../list/ExportLink'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import { useNotice } from '../list/useNotice'
import { useStaffMay } from '../section/useStaffMay'
import type { SectionProps } from '../section/AdminSection'

type Subscriptions = NonNullable<NewsletterSubscriptionsQuery['newsletterSubscriptions']>
type Subscription = Subscriptions['edges'][0]['node']

const shown: Column<Subscription>[] = [
  {
    header: texts.email,
    kind: 'title',
    width: '29%',
    cell: ({ email, account }) => (
      <AccountLink account={account}>
        <MailAddress>{email}</MailAddress>
      </AccountLink>
    ),
  },
  {
    header: texts.since,
    kind: 'date',
    width: '20%',
    cell: ({ createdAt }) => shortDateTime(createdAt),
  },
]

const forgetColumn = (onDone: (notice: string) => void): Column<Subscription> => ({
  header: texts.forget,
  kind: 'date',
  width: '51%',
  cell: ({ email }) => <ForgetData email={email} name={email} onDone={onDone} />,
})

/**
 * The newsletter's confirmed subscribers, latest first, and how many addresses are not on the list
 * (MAIL-20). It requests the team's data, so only the team may
 * mount it.
 */
export function Newsletter({ title, view }: SectionProps) {
  const search = view.get('search')
  const others = useOthers()
  const list = useAdminList(view, {
    useListQuery: useNewsletterSubscriptionsQuery,
    field: 'newsletterSubscriptions',
    filter: { search },
  })
  const [notice, setNotice] = useNotice(list.key)
  const mayForget = useStaffMay('PEOPLE_FORGET')
  const columns = useMemo(
    () => (mayForget ? [...shown, forgetColumn(setNotice)] : shown),
    [mayForget, setNotice],
  )
  return (
    <AdminList
      notice={notice.texts}
      title={title}
      list={list}
      texts={texts}
      countNote={others}
      isWaiting={others === undefined}
      filters={<ExportLink href={downloads.list('newsletter', { search })} />}
    >
      <ListTable list={list} texts={texts} columns={columns} />
    </AdminList>
  )
}

/** Describes how many addresses are not on the list; nothing while that loads. */
function useOthers(): string | undefined {
  const { data, error } = useNewsletterFiguresQuery({ fetchPolicy: 'cache-and-network' })
  const figures = data?.newsletterFigures
  if (figures) return texts.others(figures.unconfirmed, figures.undeliverable)
  return error && texts.othersFailed
}
