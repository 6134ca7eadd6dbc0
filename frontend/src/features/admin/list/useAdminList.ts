import { useState } from 'react'
import type { SortDirection } from '../../../api/operationTypes'
import type { AdminView } from '../section/useAdminView'
import { type Connection, type ConnectionPage, connectionPage, PAGE_SIZE } from './connectionPage'
import { useDrawnCount } from './useDrawnCount'
import { useKeptPages } from './useKeptPages'

interface AdminListOptions<
  Field extends string,
  Row,
  Filter,
  Order extends { direction: SortDirection },
> {
  /** The generated hook of the list. Its variables have the names of the field's arguments. */
  useListQuery: (options: {
    variables: { first: number; after?: string } & Filter & Partial<Order>
    fetchPolicy: 'cache-and-network'
  }) => {
    data: Record<Field, Connection<Row> | null> | undefined
    error?: unknown
    refetch: () => Promise<unknown>
  }
  /** The field of the query. */
  field: Field
  /** The filter, keyed by URL parameter. */
  filter: Filter
  /** The order, if the list can be sorted. Only such a list can be paged from its end. */
  order?: Order
}

/** The page of the list that the URL selects; the previous page until that one has loaded. */
export interface AdminListState<Row> {
  view: AdminView
  /** Changes when the page, the filter or the order changes. */
  key: string
  fromEnd: boolean
  canJump: boolean
  isFiltered: boolean
  clearFilter: () => void
  isStale: boolean
  failed: unknown
  refetch: () => Promise<unknown>
  /** Missing until the page has loaded, and after a failure. */
  page: ConnectionPage<Row> | undefined
  rows: Row[]
  /** The rows that are rendered so far. */
  drawn: Row[]
}

/** Requests the page of a list that the URL selects. Only the team may mount it. */
export function useAdminList<
  Field extends string,
  Row,
  Filter extends object,
  Order extends { direction: SortDirection },
>(
  view: AdminView,
  { useListQuery, field, filter, order }: AdminListOptions<Field, Row, Filter, Order>,
): AdminListState<Row> {
  const fromEnd = order !== undefined && view.fromEnd
  const variables = {
    first: PAGE_SIZE,
    after: view.after,
    ...filter,
    ...(order && fromEnd ? { ...order, direction: reverse(order.direction) } : order),
  }
  const { data, error, refetch } = useListQuery({ variables, fetchPolicy: 'cache-and-network' })
  useKeptPages(field, variables)
  const latest = useLatestPage(data?.[field], view.page, fromEnd)
  const rows = latest?.rows ?? []
  const drawn = rows.slice(0, useDrawnCount(rows.length))
  const failed = data ? undefined : error
  return {
    view,
    key: view.key,
    fromEnd,
    canJump: order !== undefined,
    isFiltered: Object.values(filter).some(Boolean),
    clearFilter: () =>
      view.setParams(Object.fromEntries(Object.keys(filter).map(name => [name, undefined]))),
    isStale: !data,
    failed,
    refetch,
    page: failed ? undefined : latest,
    rows,
    drawn,
  }
}

/* Pages from the end are requested in the opposite order. */
const reverse = (direction: SortDirection): SortDirection => (direction === 'ASC' ? 'DESC' : 'ASC')

function useLatestPage<Row>(
  list: Connection<Row> | null | undefined,
  page: number,
  fromEnd: boolean,
): ConnectionPage<Row> | undefined {
  const [latest, setLatest] = useState({ list, page, fromEnd })
  const isNew = latest.list !== list || latest.page !== page || latest.fromEnd !== fromEnd
  if (list && isNew) setLatest({ list, page, fromEnd })
  const shown = list && isNew ? { list, page, fromEnd } : latest
  return shown.list ? connectionPage(shown.list, shown.page, shown.fromEnd) : undefined
}
