/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { dollars } from './money'

describe('sums of money', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1_999, '$19.99'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [4_419_192, '$44,191.92'],
    [123_456_780, '$1,234,567.80'],
  ])('have two decimals, and separate thousands: %d cents', (cents, text) => {
    expect(dollars(cents)).toBe(text)
  })
})
