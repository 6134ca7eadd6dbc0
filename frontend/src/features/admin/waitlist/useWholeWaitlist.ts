import { useApolloClient } from '@apollo/client/react'
import { WaitlistDocument } from '../../../api/apollo/documents'
import type { WaitlistRowFragment } from '../../../api/generated'
import { PAGE_SIZE } from '../list/connectionPage'
import type { WaitlistParams } from './waitlistParams'

/** Returns a function that loads every row that fits the filter, in the order of the list. */
export function useWholeWaitlist() {
  const client = useApolloClient()

  return async (
    filter: WaitlistParams['filter'],
    order: WaitlistParams['order'],
  ): Promise<WaitlistRowFragment[]> => {
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
