import { IDS_MAX } from '@shared/rules'
import { client } from '../../../api/apollo/client'
import type { WaitlistRowFragment } from '../../../api/operationTypes'
import { WaitlistDocument } from './adminWaitlist.generated'
import { downloads } from '../downloads'
import { PAGE_SIZE } from '../list/connectionPage'
import type { AdminListState } from '../list/useAdminList'
import { useSelection } from './useSelection'
import { sortParams, type WaitlistParams } from './waitlistParams'

/** The selected entries of the waitlist, on the page or on all pages. */
export function useWaitlistSelection(
  { rows, key, page, refetch }: AdminListState<WaitlistRowFragment>,
  params: WaitlistParams,
) {
  const loadAll = useWholeWaitlist(params)
  const selection = useSelection(rows, key)
  const { selected, selectRows } = selection
  const total = page?.totalCount ?? 0
  const hasMore = selected.length < total && rows.length < total && total <= IDS_MAX
  const { sort, direction } = params.order

  return {
    ...selection,
    total,
    isAll: rows.every(selection.isSelected),
    /** Selects every row of the list; undefined if all are selected or there are too many. */
    selectWholeList: hasMore ? async () => selectRows(await loadAll()) : undefined,
    /** The URL of the CSV of the selected rows. */
    href: downloads.waitlist({
      // The whole list needs no ids, which would make the URL very long.
      ...(selected.length === total ? params.filter : { ids: selected.map(({ id }) => id) }),
      ...sortParams(sort, direction),
    }),
    /** Shows the new state, also of selected rows on other pages. */
    refetchSelection: async () => {
      await refetch()
      if (selected.every(row => rows.includes(row))) return
      const ids = new Set(selected.map(({ id }) => id))
      selectRows((await loadAll()).filter(({ id }) => ids.has(id)))
    },
  }
}

/** Returns a function that loads every row that fits the filter, in the order of the list. */
function useWholeWaitlist({ filter, order }: WaitlistParams) {
  return async (): Promise<WaitlistRowFragment[]> => {
    const rows: WaitlistRowFragment[] = []
    let after: string | null | undefined
    do {
      const { data } = await client.query({
        query: WaitlistDocument,
        variables: { first: PAGE_SIZE, after, ...filter, ...order },
        fetchPolicy: 'no-cache',
      })
      const page = data?.waitlist
      rows.push(...(page?.edges.map(({ node }) => node) ?? []))
      after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : undefined
    } while (after)
    return rows
  }
}
