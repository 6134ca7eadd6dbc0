import { startTransition, useEffect, useState } from 'react'

/** The number of rows that a slow phone can lay out in one frame. */
const SLICE = 5

/**
 * Returns how many rows of a list to render. Initial rows are rendered at once; rows that arrive
 * later are rendered in slices, so that the page responds in between (PERF-9): the first slice with
 * their arrival. The next page of the list is rendered at once.
 * @param count the number of rows in the list
 */
export function useDrawnCount(count: number): number {
  const [drawn, setDrawn] = useState(Math.max(count, SLICE))
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + SLICE))
  }, [drawn, count])
  return drawn
}
