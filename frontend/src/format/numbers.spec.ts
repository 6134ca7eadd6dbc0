/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { formatCount } from './numbers'

describe('counts', () => {
  it.each([0, 7, 225, 999, 1_000, 50_000, 999_999, 1_000_000, 12_345_678])(
    'are formatted as the platform does: %d',
    count => {
      expect(formatCount(count)).toBe(new Intl.NumberFormat('en-US').format(count))
    },
  )
})
