import { startTransition, useEffect, useState } from 'react'

/** A slow phone lays out this many rows in one frame. */
const SLICE = 5

/**
 * How many rows of a list to draw. Rows that are there at first are drawn at once, later ones in slices, so that the
 * page responds in between (PERF-9). The next page of the list is drawn at once.
 * @param count of the rows there are
 */
export function useDrawnCount(count: number): number {
  const [drawn, setDrawn] = useState(count)
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + SLICE))
  }, [drawn, count])
  return drawn
}
