import { HOUR_MS, MINUTE_MS } from '../core/durations'
import { retryPause } from '../outbox/outbox'
import { webhookOutbox } from './webhook-claim'

test('webhooks: retries pause from 1 minute to 6 hours', () => {
  const pauses = Array.from({ length: 16 }, (_, index) => retryPause(webhookOutbox, index + 1, 0.5))
  const minutes = [1, 3, 9, 27, 81, 243].map(minute => minute * MINUTE_MS)
  expect(pauses).toEqual([...minutes, ...Array<number>(9).fill(6 * HOUR_MS), null])
})

test('webhooks: a pause varies by 10%', () => {
  const pauses = [0, 1].map(random => retryPause(webhookOutbox, 1, random))
  expect(pauses).toEqual([0.9 * MINUTE_MS, 1.1 * MINUTE_MS])
})
