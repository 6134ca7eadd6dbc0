import { renderHook } from '@testing-library/react'
import { useDrawnCount } from './useDrawnCount'

/** How many rows were drawn, one time after the other. */
function drawn(...counts: number[]) {
  const seen: number[] = []
  const initialProps = counts[0] ?? 0
  const { rerender } = renderHook(
    count => {
      const rows = Math.min(count, useDrawnCount(count))
      if (seen.at(-1) !== rows) seen.push(rows)
    },
    { initialProps },
  )
  for (const count of counts.slice(1)) rerender(count)
  return seen
}

describe('useDrawnCount', () => {
  it('draws rows that come later a few at a time, to the last', () => {
    expect(drawn(0, 23)).toEqual([0, 5, 10, 15, 20, 23])
  })

  it('draws rows that are there at once, and the next page, in one piece', () => {
    expect(drawn(50, 7, 50)).toEqual([50, 7, 50])
    expect(drawn(0, 12, 0, 12)).toEqual([0, 5, 10, 12, 0, 12])
  })
})
