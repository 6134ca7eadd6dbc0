import { formatDollars } from './format-dollars'

test.each([
  [5, '$0.05'],
  [1999, '$19.99'],
  [4_419_192, '$44,191.92'],
])('dollars: formats %s cents as %s', (cents, text) => {
  expect(formatDollars(cents)).toBe(text)
})
