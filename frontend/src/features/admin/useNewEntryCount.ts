import { useState } from 'react'
import { useWaitlistTotalQuery } from '../../api/generated'
import { admin } from '../../content/admin'

/**
 * How many places have been taken since this page was opened, in words; nothing when none was. They
 * need not be among what a filter shows.
 */
export function useNews(filtered: boolean): string | undefined {
  const total = useWaitlistTotalQuery().data?.waitlist?.totalCount
  const [atFirst, setAtFirst] = useState<number>()
  if (atFirst === undefined && total !== undefined) setAtFirst(total)
  const places = (total ?? 0) - (atFirst ?? total ?? 0)
  if (places <= 0) return undefined
  return filtered ? admin.list.newsOfAll(places) : admin.list.news(places)
}
