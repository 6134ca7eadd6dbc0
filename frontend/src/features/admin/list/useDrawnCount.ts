import { startTransition, useEffect, useState } from 'react'

/** So many rows are laid out within a frame of a slow phone. */
const SLICE = 5

/**
 * How many rows of a list are to be drawn: those that are there at once all together, those that come later in slices,
 * between which the page can answer (PERF-9). What has been drawn stays: the next page comes in one piece.
 * @param count of the rows there are
 */
export function useDrawnCount(count: number): number {
  const [drawn, setDrawn] = useState(count)
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + SLICE))
  }, [drawn, count])
  return drawn
}
