import { useState } from 'react'
import { useWaitlistTotalQuery } from '../../../api/generatedTeam'

/**
 * Returns how many entries were added since the page was opened, including those that the filter
 * hides.
 */
export function useNewEntryCount(): number {
  const total = useWaitlistTotalQuery().data?.waitlist?.totalCount
  const [atFirst, setAtFirst] = useState<number>()
  if (atFirst === undefined && total !== undefined) setAtFirst(total)
  return Math.max(0, (total ?? 0) - (atFirst ?? total ?? 0))
}
