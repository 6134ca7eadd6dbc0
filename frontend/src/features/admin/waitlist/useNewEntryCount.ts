import { useState } from 'react'
import { useWaitlistTotalQuery } from '../../../api/generated'

/** How many places have been taken since this page was opened; they need not be among what a filter shows. */
export function useNewEntryCount(): number {
  const total = useWaitlistTotalQuery().data?.waitlist?.totalCount
  const [atFirst, setAtFirst] = useState<number>()
  if (atFirst === undefined && total !== undefined) setAtFirst(total)
  return Math.max(0, (total ?? 0) - (atFirst ?? total ?? 0))
}
