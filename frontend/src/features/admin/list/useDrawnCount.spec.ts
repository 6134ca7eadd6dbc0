import { renderHook } from '@testing-library/react'
import { useDrawnCount } from './useDrawnCount'

/**
 * Renders the hook with each count and returns the numbers of rows that were rendered, in order.
 */
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
  it('renders rows that arrive later a few at a time, until all are rendered', () => {
    expect(drawn(0, 23)).toEqual([0, 5, 10, 15, 20, 23])
  })

  it('never renders an empty list for rows that have arrived', () => {
    const seen: number[] = []
    const { rerender } = renderHook(
      count => void seen.push(Math.min(count, useDrawnCount(count))),
      {
        initialProps: 0,
      },
    )
    seen.length = 0
    rerender(23)
    expect(seen[0]).toBe(5)
  })

  it('renders initial rows, and the next page, all at once', () => {
    expect(drawn(50, 7, 50)).toEqual([50, 7, 50])
    expect(drawn(0, 12, 0, 12)).toEqual([0, 5, 10, 12, 0, 12])
  })
})
