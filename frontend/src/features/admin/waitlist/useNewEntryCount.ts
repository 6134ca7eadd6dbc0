import { useState } from 'react'
import { useWaitlistFiguresQuery } from './adminWaitlist.generated'

/**
 * Returns how many entries were added since the page was opened, including those that the filter
 * hides.
 */
export function useNewEntryCount(): number {
  const total = useWaitlistFiguresQuery().data?.waitlist?.totalCount
  const [atFirst, setAtFirst] = useState<number>()
  if (atFirst === undefined && total !== undefined) setAtFirst(total)
  return Math.max(0, (total ?? 0) - (atFirst ?? total ?? 0))
}
