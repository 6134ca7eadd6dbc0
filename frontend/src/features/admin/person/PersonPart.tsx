import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { moreRows } from '../../../content/admin/lists'
import { personTexts } from '../../../content/admin/person'
import { SmallButton } from '../../../ui/SmallButton'
import { Loading } from '../../../ui/Loading'
import { Retry } from '../../../ui/Retry'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

/** One page of a part's list. */
interface Page<Row> {
  totalCount: number
  edges: readonly { node: Row }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

interface ListProps<Data, Variables, Row> {
  texts: { title: string; count: (count: number) => string; empty: string }
  /** The generated hook of the list. */
  useListQuery: (options: {
    variables: Variables & { after: string | null }
    fetchPolicy: 'cache-and-network'
  }) => {
    data: Data | undefined
    previousData?: Data | undefined
    error?: unknown
    refetch: () => Promise<unknown>
  }
  variables: Variables
  /** Returns the list; null if the person can have no such rows. */
  pageOf: (data: Data) => Page<Row> | null
  row: (row: Row) => ReactNode
}

function usePage<Data, Variables, Row>(
  { useListQuery, variables, pageOf }: ListProps<Data, Variables, Row>,
  after: string | null,
) {
  const { data, previousData, error, refetch } = useListQuery({
    variables: { ...variables, after },
    fetchPolicy: 'cache-and-network',
  })
  // A further page stays while it loads again, because the rows before it have changed.
  const shown = data ?? (after === null || error ? undefined : previousData)
  return { page: shown && pageOf(shown), error, refetch }
}

interface PersonListProps<Data, Variables, Row> extends ListProps<Data, Variables, Row> {
  /** Content above the rows. */
  head?: ReactNode
  /** A link to the rows in their section; shown only if there are rows. */
  link?: ReactNode
}

/** A part of a person's page or of a wave, whose rows load by themselves, a page at a time. */
export function PersonList<Data, Variables, Row extends { id: string }>({
  head,
  link,
  ...list
}: PersonListProps<Data, Variables, Row>) {
  const { title, count, empty } = list.texts
  const { page, error, refetch } = usePage(list, null)
  const total = page?.totalCount ?? 0
  return (
    <PersonPart title={title}>
      {head}
      {total > 0 && link}
      {page === undefined ? (
        <NotLoaded title={title} error={error} refetch={refetch} />
      ) : (
        <Text tone="muted" size="small">
          <span role="status">{total > 0 ? count(total) : empty}</span>
        </Text>
      )}
      {page && total > 0 && (
        <Rows role="list">
          <PageRows page={page} list={list} />
        </Rows>
      )}
    </PersonPart>
  )
}

interface PageRowsProps<Data, Variables, Row> {
  list: ListProps<Data, Variables, Row>
  page: Page<Row>
  /** The page was requested by a button, which is gone: its first row receives the focus. */
  takesFocus?: boolean
}

function PageRows<Data, Variables, Row extends { id: string }>({
  list,
  page: { edges, pageInfo },
  takesFocus = false,
}: PageRowsProps<Data, Variables, Row>) {
  const [wantsMore, setWantsMore] = useState(false)
  const first = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])
  return (
    <>
      {edges.map(({ node }, index) => (
        <li
          key={node.id}
          tabIndex={takesFocus && index === 0 ? -1 : undefined}
          ref={index === 0 ? first : undefined}
        >
          {list.row(node)}
        </li>
      ))}
      {pageInfo.hasNextPage && wantsMore && <NextPage list={list} after={pageInfo.endCursor} />}
      {pageInfo.hasNextPage && !wantsMore && (
        <li>
          <SmallButton onClick={() => setWantsMore(true)}>{moreRows.more}</SmallButton>
        </li>
      )}
    </>
  )
}

interface NextPageProps<Data, Variables, Row> {
  list: ListProps<Data, Variables, Row>
  after: string | null
}

function NextPage<Data, Variables, Row extends { id: string }>({
  list,
  after,
}: NextPageProps<Data, Variables, Row>) {
  const { page, error, refetch } = usePage(list, after)
  if (page) return <PageRows page={page} list={list} takesFocus />
  return (
    <li>
      <NotLoaded title={list.texts.title} error={error} refetch={refetch} />
    </li>
  )
}

interface NotLoadedProps {
  title: string
  error: unknown
  refetch: () => Promise<unknown>
}

/** Shows that a part loads, or offers to load it again after a failure. */
export function NotLoaded({ title, error, refetch }: NotLoadedProps) {
  return error ? (
    <Retry isSmall text={personTexts.partFailed(title)} retry={refetch} />
  ) : (
    <Loading />
  )
}

/** The frame of a part: its heading and its content. */
export function PersonPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part aria-label={title}>
      <Title>{title}</Title>
      {children}
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
`

const Title = styled.h3`
  font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
`

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li {
    padding-block: ${rem(12)};
    border-top: ${theme.stroke.hair} solid ${tone.hair};
    overflow-wrap: anywhere;
  }
`
