import { HOUR_MS, MINUTE_MS } from '../core/durations'
import { retryPause, WEBHOOK_ATTEMPTS_MAX } from './retry-pause'

test('webhooks: retries pause from 1 minute to 6 hours', () => {
  const pauses = Array.from({ length: WEBHOOK_ATTEMPTS_MAX }, (_, index) =>
    retryPause(index + 1, 0.5),
  )
  const minutes = [1, 3, 9, 27, 81, 243].map(minute => minute * MINUTE_MS)
  expect(pauses).toEqual([...minutes, ...Array<number>(9).fill(6 * HOUR_MS), null])
})

test('webhooks: a pause varies by 10%', () => {
  expect([retryPause(1, 0), retryPause(1, 1)]).toEqual([0.9 * MINUTE_MS, 1.1 * MINUTE_MS])
})
