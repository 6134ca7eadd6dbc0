import { formatDuration } from './format-duration'

test.each([
  [0.4, '1 second'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [899, '15 minutes'],
  [900, '15 minutes'],
  [3540, '59 minutes'],
  [3541, '1 hour'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('formatDuration: %d seconds are %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})
