/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { pageSizeFor } from './pageSize'

describe('pageSizeFor', () => {
  it.each([
    [60, 60],
    [100, 100],
    [150, 100],
  ])('requests %i shown rows as %i, at most the maximum of the server', (shown, size) => {
    expect(pageSizeFor(shown)).toBe(size)
  })
})
