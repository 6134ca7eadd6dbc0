import { useEffect } from 'react'
import { useWaitlistQuery } from '../../api/generated'

/* The most the server hands out at once. */
const PAGE = 100

/** The whole list: the first page at once, the rest page after page, because the team must see everyone. */
export function useWholeWaitlist() {
  const { data, error, fetchMore, refetch } = useWaitlistQuery({ variables: { first: PAGE } })
  const { hasNextPage = false, endCursor } = data?.waitlist.pageInfo ?? {}

  useEffect(() => {
    if (hasNextPage) fetchMore({ variables: { after: endCursor } }).catch(console.error)
  }, [hasNextPage, endCursor, fetchMore])

  return { list: data?.waitlist, unfinished: hasNextPage, error, refetch }
}
